import type { Value } from '@geoslide/geometry';
import type { Language } from './language.js';

/** What something is called: one, and several. */
export type Noun = Readonly<Record<Language, readonly [one: string, several: string]>>;

const noun = (one: string, zh: string, several = `${one}s`): Noun => ({ en: [one, several], zh: [zh, zh] });

const point = noun('point', '点');
const line = noun('line', '直线');
const segment = noun('segment', '线段');
const ray = noun('ray', '射线');
const vector = noun('vector', '向量');
const polyline = noun('polyline', '折线');
const polygon = noun('polygon', '多边形');
const circle = noun('circle', '圆');
const arc = noun('arc', '圆弧');
const curve = noun('curve', '曲线');
const angle = noun('angle', '角');
const region = noun('region', '区域');

/** What values of a type are called; undefined for what is not spoken of: marks, pictures, and what is no figure. */
export const nouns: Readonly<Record<Value['type'], Noun | undefined>> = {
  Boolean: undefined,
  List: undefined,
  Mapping: undefined,
  Number: undefined,
  String: undefined,
  Angle: angle,
  Arc: arc,
  Area: noun('area', '面积'),
  Chart: noun('chart', '图表'),
  Circle: circle,
  CircleSegment: noun('circle segment', '弓形'),
  Conic: noun('conic', '圆锥曲线'),
  Curve: curve,
  Dimension: undefined,
  Distribution: noun('distribution', '分布'),
  Ellipse: noun('ellipse', '椭圆'),
  EllipticArc: noun('elliptic arc', '椭圆弧'),
  Enclosure: region,
  Hyperbola: noun('hyperbola', '双曲线'),
  Image: undefined,
  Line: line,
  Parabola: noun('parabola', '抛物线'),
  Point: point,
  Polygon: polygon,
  Polyline: polyline,
  Ray: ray,
  Region: region,
  RiemannSum: noun('Riemann sum', '黎曼和'),
  Sector: noun('sector', '扇形'),
  Segment: segment,
  SlopeField: noun('slope field', '斜率场'),
  Tick: undefined,
  Vector: vector,
  VectorField: noun('vector field', '向量场'),
  Angle3: angle,
  Arc3: arc,
  Circle3: circle,
  Cone: noun('cone', '圆锥'),
  Curve3: curve,
  CurvedSolid: noun('curved solid', '曲面体'),
  HalfSpace: noun('half-space', '半空间'),
  ImplicitSurface: noun('surface', '曲面'),
  Cylinder: noun('cylinder', '圆柱'),
  Dimension3: undefined,
  Line3: line,
  Plane: noun('plane', '平面'),
  Point3: point,
  Polygon3: polygon,
  Polyhedron: noun('polyhedron', '多面体', 'polyhedra'),
  Polyline3: polyline,
  Ray3: ray,
  Segment3: segment,
  Sphere: noun('sphere', '球'),
  Surface: noun('surface', '曲面'),
  Tick3: undefined,
  Vector3: vector,
};

export const rightAngle = noun('right angle', '直角');

/** Polygons by the number of their vertices. */
export const polygonNouns: Readonly<Record<number, Noun>> = {
  3: noun('triangle', '三角形'),
  4: noun('quadrilateral', '四边形'),
  5: noun('pentagon', '五边形'),
  6: noun('hexagon', '六边形'),
  8: noun('octagon', '八边形'),
};

/** Polygons, solids and charts by the constructor that made them. */
export const nounsByConstructor: Readonly<Record<string, Noun>> = {
  Parallelogram: noun('parallelogram', '平行四边形'),
  Rectangle: noun('rectangle', '矩形'),
  Square: noun('square', '正方形'),
  Rhombus: noun('rhombus', '菱形', 'rhombi'),
  Semicircle: noun('semicircle', '半圆'),
  Frustum: noun('frustum', '圆台', 'frusta'),
  Cube: noun('cube', '正方体'),
  Cuboid: noun('cuboid', '长方体'),
  Prism: noun('prism', '棱柱'),
  Pyramid: noun('pyramid', '棱锥'),
  Tetrahedron: noun('tetrahedron', '四面体', 'tetrahedra'),
  Octahedron: noun('octahedron', '八面体', 'octahedra'),
  Icosahedron: noun('icosahedron', '二十面体', 'icosahedra'),
  Torus: noun('torus', '圆环', 'tori'),
  Hemisphere: noun('hemisphere', '半球'),
  SphericalCap: noun('spherical cap', '球缺'),
  SphericalSector: noun('spherical sector', '球扇形'),
  BarChart: noun('bar chart', '条形图'),
  BoxPlot: noun('box plot', '箱线图'),
  Histogram: noun('histogram', '直方图'),
  PieChart: noun('pie chart', '扇形图'),
  TreeDiagram: noun('tree diagram', '树状图'),
  Venn: noun('Venn diagram', '韦恩图'),
  Dodecahedron: noun('dodecahedron', '十二面体', 'dodecahedra'),
};
