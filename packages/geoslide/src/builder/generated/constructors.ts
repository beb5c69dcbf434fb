// Made from the tables of the language and of styles; `npx vitest run packages/geoslide/src/builder -u` renews it.

import type { AnglesForms } from './angles.js';
import type { CirclesForms } from './circles.js';
import type { ConicsForms } from './conics.js';
import type { CurvesForms } from './curves.js';
import type { FieldsForms } from './fields.js';
import type { LinesForms } from './lines.js';
import type { ListsForms } from './lists.js';
import type { MarksForms } from './marks.js';
import type { PointsForms } from './points.js';
import type { PolygonsForms } from './polygons.js';
import type { PowersForms } from './powers.js';
import type { RegionsForms } from './regions.js';
import type { SetsForms } from './sets.js';
import type { SpaceForms } from './space.js';
import type { StatisticsForms } from './statistics.js';
import type { TransformsForms } from './transforms.js';
import type { TrianglesForms } from './triangles.js';
import type { ValuesForms } from './values.js';

/** Every constructor of the language as a method. */
export interface Constructors
  extends PointsForms,
    LinesForms,
    CirclesForms,
    ConicsForms,
    PolygonsForms,
    AnglesForms,
    MarksForms,
    TrianglesForms,
    PowersForms,
    ValuesForms,
    SetsForms,
    CurvesForms,
    RegionsForms,
    FieldsForms,
    SpaceForms,
    TransformsForms,
    ListsForms,
    StatisticsForms {}
