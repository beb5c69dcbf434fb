// Made from the tables of the language and of styles; `npx vitest run packages/geoslide/src/builder -u` renews it.

import type { Handle, Options } from '../handle.js';
import type {
  Circle3Argument,
  ConeArgument,
  CurvedSolidArgument,
  CylinderArgument,
  ExprArgument,
  ImplicitSurfaceArgument,
  LineLike3Argument,
  ListArgument,
  NumberArgument,
  PlaneArgument,
  Point3Argument,
  Polygon3Argument,
  PolyhedronArgument,
  Segment3Argument,
  SolidArgument,
  SpaceObject,
  SpaceObjectArgument,
  SphereArgument,
  SurfaceArgument,
  Vector3Argument,
} from './value-types.js';

export interface SpaceForms {
  /** The plane through three points. `Plane(Point(1, 0, 0), Point(0, 1, 0), Point(0, 0, 1))` */
  plane(P: Point3Argument, Q: Point3Argument, R: Point3Argument, options?: Options): Handle<'Plane'>;
  /** The plane through P across a vector. `Plane(Point(0, 0, 0), Vector(0, 0, 1))` */
  plane(P: Point3Argument, normal: Vector3Argument, options?: Options): Handle<'Plane'>;
  /** The plane that contains a line and a point. `Plane(Line(Point(0, 0, 0), Point(0, 0, 1)), Point(1, 0, 0))` */
  plane(l: LineLike3Argument, P: Point3Argument, options?: Options): Handle<'Plane'>;
  /**
   * The plane that contains two lines, which meet or are parallel. `Plane(Line(Point(0, 0, 0), Point(0, 0, 1)),
   * Line(Point(0, 0, 1), Point(1, 1, 1)))`
   */
  plane(l: LineLike3Argument, m: LineLike3Argument, options?: Options): Handle<'Plane'>;
  /** The plane of a polygon. `Plane(Polygon(Point(1, 0, 0), Point(0, 1, 0), Point(0, 0, 1)))` */
  plane(polygon: Polygon3Argument, options?: Options): Handle<'Plane'>;
  /** The plane of a linear equation in x, y and z. `Plane(x + 2 y + 2 z = 6)` */
  plane(equation: ExprArgument, options?: Options): Handle<'Plane'>;
  /** The first form again, which the compiler tells of where none fits. */
  plane(P: Point3Argument, Q: Point3Argument, R: Point3Argument, options?: Options): Handle<'Plane'>;
  /**
   * One side of a plane, of a linear inequality in x, y and z; its border is drawn with arrows to that side.
   * `HalfSpace(x + y + z <= 3)`
   */
  halfSpace(inequality: ExprArgument, options?: Options): Handle<'HalfSpace'>;
  /**
   * The plane through P perpendicular to a line. `PerpPlane(Line(Point(0, 0, 0), Point(0, 0, 1)), Point(1, 2, 3))`
   */
  perpPlane(l: LineLike3Argument, P: Point3Argument, options?: Options): Handle<'Plane'>;
  /** The plane that halves a segment at a right angle. `PerpPlane(Segment(Point(0, 0, 0), Point(0, 0, 2)))` */
  perpPlane(s: Segment3Argument, options?: Options): Handle<'Plane'>;
  /**
   * The plane through P parallel to a plane. `ParallelPlane(Plane(Point(0, 0, 0), Vector(0, 0, 1)), Point(1, 2,
   * 3))`
   */
  parallelPlane(plane: PlaneArgument, P: Point3Argument, options?: Options): Handle<'Plane'>;
  /** The surface (x(u, v), y(u, v), z(u, v)). `Surface(u cos(v), u sin(v), u^2, 0, 2, 0, 2π)` */
  surface(
    x: ExprArgument,
    y: ExprArgument,
    z: ExprArgument,
    u0: NumberArgument,
    u1: NumberArgument,
    v0: NumberArgument,
    v1: NumberArgument,
    options?: Options,
  ): Handle<'Surface'>;
  /** The graph z = f(x, y) over a rectangle. `Surface(x^2 - y^2, -2, 2, -2, 2)` */
  surface(
    z: ExprArgument,
    x0: NumberArgument,
    x1: NumberArgument,
    y0: NumberArgument,
    y1: NumberArgument,
    options?: Options,
  ): Handle<'Surface'>;
  /** The surface of an equation in x, y and z, of any form. `Surface((x^2 + y^2)^2 - x^2 + y^2 + z^2 = 0.02)` */
  surface(equation: ExprArgument, options?: Options): Handle<'ImplicitSurface'>;
  /** The sphere around a centre. `Sphere(Point(0, 0, 0), 2)` */
  sphere(center: Point3Argument, radius: NumberArgument, options?: Options): Handle<'Sphere'>;
  /** The sphere around a centre through P. `Sphere(Point(0, 0, 0), Point(0, 0, 2))` */
  sphere(center: Point3Argument, P: Point3Argument, options?: Options): Handle<'Sphere'>;
  /** The right circular cone over a base centre. `Cone(Point(0, 0, 0), Point(0, 0, 3), 1)` */
  cone(base: Point3Argument, apex: Point3Argument, radius: NumberArgument, options?: Options): Handle<'Cone'>;
  /**
   * The cone over a circle with its apex anywhere off the plane of that: right or oblique. `Cone(Circle(Point(0, 0,
   * 0), 2), Point(1, 1, 3))`
   */
  cone(base: Circle3Argument, apex: Point3Argument, options?: Options): Handle<'Cone' | 'CurvedSolid'>;
  /** The right circular cylinder between two centres. `Cylinder(Point(0, 0, 0), Point(0, 0, 3), 1)` */
  cylinder(base: Point3Argument, top: Point3Argument, radius: NumberArgument, options?: Options): Handle<'Cylinder'>;
  /**
   * The cylinder over a circle whose top is centred at a point: right or oblique. `Cylinder(Circle(Point(0, 0, 0),
   * 2), Point(1, 1, 3))`
   */
  cylinder(base: Circle3Argument, top: Point3Argument, options?: Options): Handle<'Cylinder' | 'CurvedSolid'>;
  /** The frustum of a cone between two centres. `Frustum(Point(0, 0, 0), Point(0, 0, 2), 2, 1)` */
  frustum(
    base: Point3Argument,
    top: Point3Argument,
    radius: NumberArgument,
    topRadius: NumberArgument,
    options?: Options,
  ): Handle<'Cone'>;
  /**
   * The frustum of the pyramid over a polygon; its top is the base scaled by the ratio towards the apex.
   * `Frustum(Polygon(Point(0, 0), Point(2, 0), Point(2, 2), Point(0, 2)), Point(1, 1, 4), 0.5)`
   */
  frustum(base: Polygon3Argument, apex: Point3Argument, ratio: NumberArgument, options?: Options): Handle<'Polyhedron'>;
  /** The cube on the edge AB, its base as horizontal as possible. `Cube(Point(0, 0, 0), Point(2, 0, 0))` */
  cube(A: Point3Argument, B: Point3Argument, options?: Options): Handle<'Polyhedron'>;
  /** The regular tetrahedron on the edge AB. `Tetrahedron(Point(0, 0, 0), Point(2, 0, 0))` */
  tetrahedron(A: Point3Argument, B: Point3Argument, options?: Options): Handle<'Polyhedron'>;
  /**
   * The tetrahedron with four corners. `Tetrahedron(Point(0, 0, 0), Point(3, 0, 0), Point(0, 3, 0), Point(0, 0,
   * 3))`
   */
  tetrahedron(
    A: Point3Argument,
    B: Point3Argument,
    C: Point3Argument,
    D: Point3Argument,
    options?: Options,
  ): Handle<'Polyhedron'>;
  /** The regular octahedron on the edge AB, standing on a face. `Octahedron(Point(0, 0, 0), Point(2, 0, 0))` */
  octahedron(A: Point3Argument, B: Point3Argument, options?: Options): Handle<'Polyhedron'>;
  /** The regular icosahedron on the edge AB. `Icosahedron(Point(0, 0, 0), Point(2, 0, 0))` */
  icosahedron(A: Point3Argument, B: Point3Argument, options?: Options): Handle<'Polyhedron'>;
  /** The regular dodecahedron on the edge AB. `Dodecahedron(Point(0, 0, 0), Point(2, 0, 0))` */
  dodecahedron(A: Point3Argument, B: Point3Argument, options?: Options): Handle<'Polyhedron'>;
  /** The cuboid from P to P + (a, b, c). `Cuboid(Point(0, 0, 0), 3, 2, 1)` */
  cuboid(
    P: Point3Argument,
    a: NumberArgument,
    b: NumberArgument,
    c: NumberArgument,
    options?: Options,
  ): Handle<'Polyhedron'>;
  /**
   * The right prism over a polygon, along its normal. `Prism(Polygon(Point(0, 0), Point(2, 0), Point(2, 2),
   * Point(0, 2)), 3)`
   */
  prism(base: Polygon3Argument, height: NumberArgument, options?: Options): Handle<'Polyhedron'>;
  /**
   * The prism whose first corner goes to P. `Prism(Polygon(Point(0, 0), Point(2, 0), Point(2, 2), Point(0, 2)),
   * Point(1, 0, 3))`
   */
  prism(base: Polygon3Argument, P: Point3Argument, options?: Options): Handle<'Polyhedron'>;
  /**
   * The pyramid over a polygon, its apex over the centroid. `Pyramid(Polygon(Point(0, 0), Point(2, 0), Point(2, 2),
   * Point(0, 2)), 3)`
   */
  pyramid(base: Polygon3Argument, height: NumberArgument, options?: Options): Handle<'Polyhedron'>;
  /**
   * The pyramid over a polygon with the given apex. `Pyramid(Polygon(Point(0, 0), Point(2, 0), Point(2, 2),
   * Point(0, 2)), Point(1, 1, 3))`
   */
  pyramid(base: Polygon3Argument, apex: Point3Argument, options?: Options): Handle<'Polyhedron'>;
  /**
   * The polyhedron with the given corners and faces; a face lists corner numbers from 1. `Polyhedron([Point(0,0,0),
   * Point(1,0,0), Point(0,1,0), Point(0,0,1)], [[1,3,2], [1,2,4], [2,3,4], [3,1,4]])`
   */
  polyhedron(points: ListArgument, faces: ListArgument, options?: Options): Handle<'Polyhedron'>;
  /**
   * The polygon, circle or ellipse that a plane cuts out of a solid. `Section(Cube(Point(0, 0, 0), Point(2, 0, 0)),
   * Plane(Point(0, 0, 1), Vector(1, 1, 1)))`
   */
  section(
    solid: SolidArgument,
    plane: PlaneArgument,
    options?: Options,
  ): Handle<'Polygon3' | 'Circle3' | 'Arc3' | 'List'>;
  /**
   * What a plane cuts out of a solid with other curved surfaces, such as an ellipsoid or torus.
   * `Section(Torus(Point(0, 0, 0), 3, 1), Plane(x = 2.5))`
   */
  section(solid: CurvedSolidArgument, plane: PlaneArgument, options?: Options): Handle<SpaceObject | 'List'>;
  /** The curves in which a plane cuts a surface. `Section(Surface(u, v, u^2 - v^2, -2, 2, -2, 2), Plane(z = 1))` */
  section(surface: SurfaceArgument, plane: PlaneArgument, options?: Options): Handle<SpaceObject | 'List'>;
  /** The curves in which a plane cuts a surface. `Section(Surface(x^4 + y^4 + z^4 = 16), Plane(z = 1))` */
  section(surface: ImplicitSurfaceArgument, plane: PlaneArgument, options?: Options): Handle<SpaceObject | 'List'>;
  /** The first form again, which the compiler tells of where none fits. */
  section(
    solid: SolidArgument,
    plane: PlaneArgument,
    options?: Options,
  ): Handle<'Polygon3' | 'Circle3' | 'Arc3' | 'List'>;
  /**
   * The faces of a solid unfolded over its base; 0 is closed, 1 lies flat. `Net(Cube(Point(0, 0, 0), Point(2, 0,
   * 0)), 1)`
   */
  net(solid: PolyhedronArgument, unfolding: NumberArgument, options?: Options): Handle<'Polyhedron'>;
  /** The net of a solid, which lies flat in the plane of its base. `Net(Cube(Point(0, 0, 0), Point(2, 0, 0)))` */
  net(solid: PolyhedronArgument, options?: Options): Handle<'Polyhedron'>;
  /**
   * The net of a cone in the plane of its base: its base, its mantle and its top. `Net(Cone(Point(0, 0, 0),
   * Point(0, 0, 3), 1))`
   */
  net(solid: ConeArgument, options?: Options): Handle<'List'>;
  /**
   * The net of a cylinder in the plane of its base: its base, its mantle and its top. `Net(Cylinder(Point(0, 0, 0),
   * Point(0, 0, 3), 1))`
   */
  net(solid: CylinderArgument, options?: Options): Handle<'List'>;
  /** The first form again, which the compiler tells of where none fits. */
  net(solid: PolyhedronArgument, unfolding: NumberArgument, options?: Options): Handle<'Polyhedron'>;
  /**
   * The sphere through four points. `Circumsphere(Point(0, 0, 0), Point(3, 0, 0), Point(0, 3, 0), Point(0, 0, 3))`
   */
  circumsphere(
    A: Point3Argument,
    B: Point3Argument,
    C: Point3Argument,
    D: Point3Argument,
    options?: Options,
  ): Handle<'Sphere'>;
  /** The sphere through all corners of a polyhedron. `Circumsphere(Cube(Point(0, 0, 0), Point(2, 0, 0)))` */
  circumsphere(solid: PolyhedronArgument, options?: Options): Handle<'Sphere'>;
  /**
   * The sphere inside a tetrahedron that touches its faces. `Insphere(Point(0, 0, 0), Point(3, 0, 0), Point(0, 3,
   * 0), Point(0, 0, 3))`
   */
  insphere(
    A: Point3Argument,
    B: Point3Argument,
    C: Point3Argument,
    D: Point3Argument,
    options?: Options,
  ): Handle<'Sphere'>;
  /**
   * The sphere inside a polyhedron that touches all of its faces. `Insphere(Cube(Point(0, 0, 0), Point(2, 0, 0)))`
   */
  insphere(solid: PolyhedronArgument, options?: Options): Handle<'Sphere'>;
  /**
   * The sphere inside a cone that touches its mantle and what closes it. `Insphere(Cone(Point(0, 0, 0), Point(0, 0,
   * 4), 3))`
   */
  insphere(solid: ConeArgument, options?: Options): Handle<'Sphere'>;
  /**
   * The sphere inside a cylinder that touches its mantle and what closes it. `Insphere(Cylinder(Point(0, 0, 0),
   * Point(0, 0, 6), 3))`
   */
  insphere(solid: CylinderArgument, options?: Options): Handle<'Sphere'>;
  /** The first form again, which the compiler tells of where none fits. */
  insphere(
    A: Point3Argument,
    B: Point3Argument,
    C: Point3Argument,
    D: Point3Argument,
    options?: Options,
  ): Handle<'Sphere'>;
  /**
   * The polyhedron of what belongs to all of the polyhedra. A ∩ B is the same. `Overlap(Cuboid(Point(0, 0, 0), 3,
   * 3, 3), Octahedron(Point(1, 1, 1), Point(3, 3, 1)))`
   */
  intersection(...A: readonly [PolyhedronArgument, ...PolyhedronArgument[]]): Handle<'Polyhedron'>;
  /**
   * The polyhedron of what belongs to all of the polyhedra. A ∩ B is the same. `Overlap(Cuboid(Point(0, 0, 0), 3,
   * 3, 3), Octahedron(Point(1, 1, 1), Point(3, 3, 1)))`
   */
  intersection(...A: readonly [PolyhedronArgument, ...PolyhedronArgument[], Options]): Handle<'Polyhedron'>;
  /**
   * The horizontal torus: `radius` from its centre to that of its tube, which has the radius `tube`.
   * `Torus(Point(0, 0, 0), 3, 1)`
   */
  torus(center: Point3Argument, radius: NumberArgument, tube: NumberArgument, options?: Options): Handle<'CurvedSolid'>;
  /**
   * The torus around an axis in the direction of a vector or line. `Torus(Point(0, 0, 0), 3, 1, Vector(1, 0, 1))`
   */
  torus(
    center: Point3Argument,
    radius: NumberArgument,
    tube: NumberArgument,
    axis: LineLike3Argument,
    options?: Options,
  ): Handle<'CurvedSolid'>;
  /** The torus whose tube runs along a circle. `Torus(Circle(Point(0, 0, 1), 3), 1)` */
  torus(circle: Circle3Argument, tube: NumberArgument, options?: Options): Handle<'CurvedSolid'>;
  /** The upper half of a ball, with its flat base. `Hemisphere(Point(0, 0, 0), 2)` */
  hemisphere(center: Point3Argument, radius: NumberArgument, options?: Options): Handle<'CurvedSolid'>;
  /** The half of a ball around a centre whose pole is the point. `Hemisphere(Point(0, 0, 0), Point(0, 0, -2))` */
  hemisphere(center: Point3Argument, pole: Point3Argument, options?: Options): Handle<'CurvedSolid'>;
  /**
   * What a plane cuts off a ball, on the side of its normal. `SphericalCap(Sphere(Point(0, 0, 0), 2),
   * Plane(Point(0, 0, 1), Vector(0, 0, 1)))`
   */
  sphericalCap(sphere: SphereArgument, plane: PlaneArgument, options?: Options): Handle<'CurvedSolid'>;
  /**
   * The cap that a plane cuts off a ball with the cone from the centre to its rim. `SphericalSector(Sphere(Point(0,
   * 0, 0), 2), Plane(Point(0, 0, 1), Vector(0, 0, 1)))`
   */
  sphericalSector(sphere: SphereArgument, plane: PlaneArgument, options?: Options): Handle<'CurvedSolid'>;
  /**
   * What a polygon, circle, curve or segment sweeps in a full turn about a line. `Revolve(Polygon(Point(1, 0, 0),
   * Point(2, 0, 0), Point(1, 0, 2)), Line(Point(0, 0, 0), Point(0, 0, 1)))`
   */
  revolve(profile: SpaceObjectArgument, axis: LineLike3Argument, options?: Options): Handle<'CurvedSolid'>;
  /**
   * What it sweeps as it turns by an angle. `Revolve(Polygon(Point(1, 0, 0), Point(2, 0, 0), Point(1, 0, 2)),
   * Line(Point(0, 0, 0), Point(0, 0, 1)), 3π/2)`
   */
  revolve(
    profile: SpaceObjectArgument,
    axis: LineLike3Argument,
    angle: NumberArgument,
    options?: Options,
  ): Handle<'CurvedSolid'>;
  /**
   * The ellipsoid, hyperboloid, paraboloid, cone or cylinder, or the planes, of an equation of the second degree in
   * x, y and z. `Quadric(x^2 + y^2 - z^2 = 1)`
   */
  quadric(equation: ExprArgument, options?: Options): Handle<SpaceObject | 'List'>;
  /**
   * What a circle, ellipse, curve or polygon sweeps as it moves along a vector. `Extrude(Circle(Point(0, 0, 0), 2),
   * Vector(0, 1, 3))`
   */
  extrude(
    profile: SpaceObjectArgument,
    direction: Vector3Argument,
    options?: Options,
  ): Handle<'CurvedSolid' | 'Polyhedron'>;
  /** The plane that touches a sphere at its point P. `TangentPlane(Sphere(Point(0, 0, 0), 2), Point(0, 0, 2))` */
  tangentPlane(surface: SphereArgument, P: Point3Argument, options?: Options): Handle<'Plane'>;
  /**
   * The plane that touches the mantle of a cone at its point P. `TangentPlane(Cone(Point(0, 0, 0), Point(0, 0, 4),
   * 2), Point(1, 0, 2))`
   */
  tangentPlane(surface: ConeArgument, P: Point3Argument, options?: Options): Handle<'Plane'>;
  /**
   * The plane that touches the mantle of a cylinder at its point P. `TangentPlane(Cylinder(Point(0, 0, 0), Point(0,
   * 0, 4), 2), Point(2, 0, 1))`
   */
  tangentPlane(surface: CylinderArgument, P: Point3Argument, options?: Options): Handle<'Plane'>;
  /**
   * The plane that touches a surface, or the skin of a solid, at its point P. `TangentPlane(Surface(u, v, u^2 +
   * v^2, -2, 2, -2, 2), Point(1, 0, 1))`
   */
  tangentPlane(surface: SurfaceArgument, P: Point3Argument, options?: Options): Handle<'Plane'>;
  /**
   * The plane that touches a surface, or the skin of a solid, at its point P. `TangentPlane(Torus(Point(0, 0, 0),
   * 3, 1), Point(3, 0, 1))`
   */
  tangentPlane(surface: CurvedSolidArgument, P: Point3Argument, options?: Options): Handle<'Plane'>;
  /**
   * The plane that touches a surface, or the skin of a solid, at its point P. `TangentPlane(x^3 + y^3 + z^3 = 1,
   * Point(1, 0, 0))`
   */
  tangentPlane(surface: ImplicitSurfaceArgument, P: Point3Argument, options?: Options): Handle<'Plane'>;
  /**
   * The plane that touches a surface where its parameters are u and v: x and y for z = f(x, y).
   * `TangentPlane(Surface(u, v, u^2 + v^2, -2, 2, -2, 2), 1, 0)`
   */
  tangentPlane(surface: SurfaceArgument, u: NumberArgument, v: NumberArgument, options?: Options): Handle<'Plane'>;
  /** The first form again, which the compiler tells of where none fits. */
  tangentPlane(surface: SphereArgument, P: Point3Argument, options?: Options): Handle<'Plane'>;
  /**
   * The image of a point, line, circle, polygon or curve on a plane, along the normal of that.
   * `ProjectOnto(Circle(Point(0, 0, 2), 1, Vector(1, 0, 1)), Plane(z = 0))`
   */
  projectOnto(object: SpaceObjectArgument, plane: PlaneArgument, options?: Options): Handle<SpaceObject>;
}
