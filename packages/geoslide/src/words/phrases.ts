import type { Language } from './language.js';

/**
 * How what a constructor makes is described: `{n}` is its name, `{1}` and so on what it is made from, `{all}` all of
 * that, `{s}` the
 * ending of the plural where it made several.
 */
export type Phrase = Readonly<Record<Language, string>>;

/**
 * Phrases by constructor; with the kinds of its arguments where forms differ: P for a point, N for a number, X for
 * something else. A constructor without one is described by what it makes.
 */
export const phrases: Readonly<Record<string, Phrase>> = {
  'Circle(PN)': { en: 'the circle{n} around {1} with radius {2}', zh: '以{1}为圆心、半径为{2}的圆{n}' },
  'Circle(PP)': { en: 'the circle{n} around {1} through {2}', zh: '以{1}为圆心、过{2}的圆{n}' },
  'Circle(PPP)': { en: 'the circle{n} through {all}', zh: '过{all}的圆{n}' },
  'Circumcircle(PPP)': { en: 'the circle{n} through {all}', zh: '过{all}的圆{n}' },
  'Circumcircle(X)': { en: 'the circumcircle{n} of {1}', zh: '{1}的外接圆{n}' },
  'Incircle(PPP)': { en: 'the incircle{n} of the triangle {1}{2}{3}', zh: '三角形{1}{2}{3}的内切圆{n}' },
  'Incircle(X)': { en: 'the incircle{n} of {1}', zh: '{1}的内切圆{n}' },
  'Semicircle(PP)': { en: 'the semicircle{n} over {1}{2}', zh: '以{1}{2}为直径的半圆{n}' },
  DiameterCircle: { en: 'the circle{n} with the diameter {1}{2}', zh: '以{1}{2}为直径的圆{n}' },
  'Ellipse(PPP)': {
    en: 'the ellipse{n} with the foci {1} and {2} through {3}',
    zh: '以{1}、{2}为焦点、过{3}的椭圆{n}',
  },
  'Ellipse(PNN)': {
    en: 'the ellipse{n} around {1} with the half-axes {2} and {3}',
    zh: '中心为{1}、半轴为{2}和{3}的椭圆{n}',
  },
  'Hyperbola(PPP)': {
    en: 'the hyperbola{n} with the foci {1} and {2} through {3}',
    zh: '以{1}、{2}为焦点、过{3}的双曲线{n}',
  },
  'Parabola(PX)': {
    en: 'the parabola{n} with the focus {1} and the directrix {2}',
    zh: '以{1}为焦点、{2}为准线的抛物线{n}',
  },
  'Midpoint(PP)': { en: 'the midpoint{n} of {1} and {2}', zh: '{1}与{2}的中点{n}' },
  'Midpoint(X)': { en: 'the midpoint{n} of {1}', zh: '{1}的中点{n}' },
  'Center(X)': { en: 'the centre{n} of {1}', zh: '{1}的中心{n}' },
  Centroid: { en: 'the centroid{n} of {all}', zh: '{all}的重心{n}' },
  Circumcenter: { en: 'the circumcentre{n} of {all}', zh: '{all}的外心{n}' },
  Incenter: { en: 'the incentre{n} of {all}', zh: '{all}的内心{n}' },
  Orthocenter: { en: 'the orthocentre{n} of {all}', zh: '{all}的垂心{n}' },
  'Focus(X)': { en: 'the focus{n} of {1}', zh: '{1}的焦点{n}' },
  'Focus(XN)': { en: 'the focus{n} of {1}', zh: '{1}的焦点{n}' },
  'Closest(XP)': { en: 'the point{n} of {1} nearest to {2}', zh: '{1}上离{2}最近的点{n}' },
  'Foot(PX)': { en: 'the foot{n} of the perpendicular from {1} to {2}', zh: '{1}到{2}的垂足{n}' },
  'Foot(PPP)': { en: 'the foot{n} of the perpendicular from {1} to {2}{3}', zh: '{1}到{2}{3}的垂足{n}' },
  'Foot(XP)': { en: 'the foot{n} of the perpendicular from {2} to {1}', zh: '{2}到{1}的垂足{n}' },
  'Intersect(XX)': { en: 'the intersection{s}{n} of {1} and {2}', zh: '{1}与{2}的交点{n}' },
  'Intersect(XXN)': { en: 'the intersection{s}{n} of {1} and {2}', zh: '{1}与{2}的交点{n}' },
  'PerpLine(XP)': { en: 'the perpendicular{n} to {1} through {2}', zh: '过{2}垂直于{1}的直线{n}' },
  'ParallelLine(XP)': { en: 'the parallel{n} to {1} through {2}', zh: '过{2}平行于{1}的直线{n}' },
  'PerpBisector(PP)': { en: 'the perpendicular bisector{n} of {1}{2}', zh: '{1}{2}的垂直平分线{n}' },
  'PerpBisector(X)': { en: 'the perpendicular bisector{n} of {1}', zh: '{1}的垂直平分线{n}' },
  'AngleBisector(PPP)': { en: 'the bisector{n} of the angle {1}{2}{3}', zh: '角{1}{2}{3}的平分线{n}' },
  'Tangent(XP)': { en: 'the tangent{s}{n} to {1} through {2}', zh: '{1}过{2}的切线{n}' },
  'Tangent(XPN)': { en: 'the tangent{s}{n} to {1} through {2}', zh: '{1}过{2}的切线{n}' },
  'Tangent(XN)': { en: 'the tangent{s}{n} to {1} at {2}', zh: '{1}在{2}处的切线{n}' },
  CommonTangent: { en: 'the common tangent{s}{n} of {1} and {2}', zh: '{1}与{2}的公切线{n}' },
  'Altitude(PPP)': { en: 'the altitude{n} from {1} to {2}{3}', zh: '从{1}到{2}{3}的高{n}' },
  'Median(PPP)': { en: 'the median{n} from {1} to {2}{3}', zh: '从{1}到{2}{3}的中线{n}' },
  EulerLine: { en: 'the Euler line{n} of {all}', zh: '{all}的欧拉线{n}' },
  NinePointCircle: { en: 'the nine-point circle{n} of {all}', zh: '{all}的九点圆{n}' },
  'Sector(PPP)': { en: 'the sector{n} around {1} from {2} to {3}', zh: '以{1}为圆心、从{2}到{3}的扇形{n}' },
  'Arc(PPP)': { en: 'the arc{n} around {1} from {2} to {3}', zh: '以{1}为圆心、从{2}到{3}的圆弧{n}' },
  'CircumArc(PPP)': { en: 'the arc{n} through {all}', zh: '过{all}的圆弧{n}' },
  'Integral(XNN)': { en: 'the area{n} under {1} from {2} to {3}', zh: '{1}从{2}到{3}的积分面积{n}' },
  'Between(XX)': { en: 'the area{n} between {1} and {2}', zh: '{1}与{2}之间的面积{n}' },
  'Between(XXNN)': { en: 'the area{n} between {1} and {2} from {3} to {4}', zh: '{1}与{2}之间从{3}到{4}的面积{n}' },
  'Derivative(X)': { en: 'the derivative{n} of {1}', zh: '{1}的导数{n}' },
  'Sphere(PN)': { en: 'the sphere{n} around {1} with radius {2}', zh: '以{1}为球心、半径为{2}的球{n}' },
  'Sphere(PP)': { en: 'the sphere{n} around {1} through {2}', zh: '以{1}为球心、过{2}的球{n}' },
  'Cone(PPN)': {
    en: 'the cone{n} with the base around {1}, the apex {2} and the radius {3}',
    zh: '底面圆心为{1}、顶点为{2}、半径为{3}的圆锥{n}',
  },
  'Cylinder(PPN)': { en: 'the cylinder{n} from {1} to {2} with the radius {3}', zh: '从{1}到{2}、半径为{3}的圆柱{n}' },
  'Plane(PPP)': { en: 'the plane{n} through {all}', zh: '过{all}的平面{n}' },
  'Section(XX)': { en: 'the section{n} of {1} by {2}', zh: '{1}被{2}所截的截面{n}' },
};
