export type { Construction, ConstructionObject } from './construction.js';
export type { BinaryOperator, ComparisonOperator, Expr, Span } from './syntax/ast.js';
export type * from './values.js';
export { Undefined } from './values.js';
