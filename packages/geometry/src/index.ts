export { hanWords } from '#foreign-words';
export { type Construction, type ConstructionObject, shownObjects, shownValues } from './construction.js';
export { type Coordinates, pointsOf } from './curve/coordinates.js';
export { type CurveEnd, curveEnds } from './curve/functions/function-ends.js';
export { keyPoints, meetingPoints, valuesAt } from './curve/functions/key-points.js';
export { traceImplicit } from './curve/implicit.js';
export { quadraticRoots } from './curve/numeric/polynomial-roots.js';
export { areaOutline, regionOutline } from './curve/regions/region.js';
export { sampleCurve } from './curve/sample.js';
export { snap } from './curve/snap.js';
export { clipPolyline, simplifyPolyline, type ViewWindow } from './curve/view-window.js';
export { construct, sourceIssues } from './evaluate/construct.js';
export { isFactor } from './evaluate/entries.js';
export { expectedType, isDrawn, isOfSpace, type KnownNames } from './evaluate/expected-type.js';
export { type Freedom, freedomOf, moveAlong, moveTo, sliderValueNear } from './evaluate/freedom.js';
export { takes } from './evaluate/match-arguments.js';
export { namesIn } from './evaluate/names/dependencies.js';
export { isPointName } from './evaluate/names/point-name.js';
export { callBySizes } from './evaluate/near/by-sizes.js';
export { withDecimals } from './evaluate/near/decimal-commas.js';
export { writtenElsewhere } from './evaluate/near/elsewhere/named-elsewhere.js';
export { probabilityCall } from './evaluate/near/probabilities.js';
export { signatureText } from './evaluate/near/signature-text.js';
export { standInsFor } from './evaluate/near/stand-ins.js';
export { withoutLengthUnits } from './evaluate/near/units.js';
export { arityOf, elementType } from './evaluate/parameter-types.js';
export { styleTypeNames } from './evaluate/style-type.js';
export { standIn, tried } from './evaluate/trial.js';
export { compile, constantValue } from './functions/compile.js';
export { differentiate } from './functions/derivative.js';
export { formatNumber } from './functions/format.js';
export type { FunctionEntry } from './functions/function-entry.js';
export type { PlanePolynomial } from './functions/polynomial.js';
export { coefficientOf, planePolynomial, polynomialIn } from './functions/polynomial.js';
export { simplify } from './functions/simplify.js';
export {
  createWork,
  isNewInRender,
  mostCostly,
  onBehalfOf,
  stepsTaken,
  takeSteps,
  type Work,
  workOn,
} from './functions/steps.js';
export { functionNamed, functionTable, hasFunction } from './functions/table.js';
export { closestParameter } from './plane/closest.js';
export { parameterRange, pointAt } from './plane/path.js';
export { signedArea } from './plane/polygon.js';
export {
  constructorMeant,
  constructors,
  formsOf,
  isConstructor,
  properties,
  solidOfNet,
  yieldsToDefinitions,
} from './registry.js';
export { type CrossedSurface, surfaceCrossings, surfaceOf } from './space/crossing/crossings.js';
export { touchLines } from './space/crossing/touch-lines.js';
export { hasInside } from './space/curve-inside.js';
export type { Box3 } from './space/level/box.js';
export type { LevelMesh } from './space/level/level-mesh.js';
export { type Links, link, linkedLines } from './space/level/linked-lines.js';
export { meshBorders } from './space/level/mesh-borders.js';
export { meshLines } from './space/level/mesh-lines.js';
export { cornerNormals, slopeBeside } from './space/level/mesh-normals.js';
export { SEEN, settled } from './space/level/settle.js';
export { isLineLike3, nearestParameters } from './space/line-form.js';
export { nearestParameter } from './space/nearest/on-path.js';
export { pathPoint, pathRange } from './space/path.js';
export { regionFaces } from './space/region-faces.js';
export { sectionPoints } from './space/sections/section-points.js';
export { convexPieces } from './space/skins/convex-pieces.js';
export { grownToHold } from './space/skins/grown.js';
export { slideRounding } from './space/slide-rounding.js';
export * as vector3 from './space/vec3.js';
export type { BinaryOperator, ComparisonOperator, Expr, Span } from './syntax/ast.js';
export * as build from './syntax/build.js';
export { fromLatex } from './syntax/foreign-forms.js';
export { toLatex } from './syntax/latex.js';
export { escapeText, latexName } from './syntax/latex-names.js';
export { isName } from './syntax/lexer.js';
export { ParseError } from './syntax/parse-error.js';
export { parse } from './syntax/parser.js';
export { print } from './syntax/print.js';
export { childrenOf, mapChildren, placeholdersIn } from './syntax/walk.js';
export type { Constructor, ConstructorGroup, Parameter, ParameterType, Property, Signature } from './table.js';
export { counterNames, countersOf } from './text/counters.js';
export { describeValue } from './text/describe.js';
export { formatTemplate, speaksOfItems, TEMPLATE_VALUES, templateNames, writesCoefficient } from './text/template.js';
export { drawnValue } from './transforms/drawn/drawn-value.js';
export { extentPoints, planeExtentPoints } from './types/extent-points.js';
export type { FormatOptions } from './types/format.js';
export { lift } from './types/lift.js';
export { type NumberMarks, withMarks } from './types/number-marks.js';
// The files of the types of values declare them; compiled declarations lead there by these three lines.
export type {} from './types/plane/index.js';
export type {} from './types/scalar/index.js';
export type {} from './types/space/index.js';
export { spaceExtentPoints } from './types/space-extent-points.js';
export { unions } from './types/unions.js';
export type * from './values.js';
export { Undefined } from './values.js';
