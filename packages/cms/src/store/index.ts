export type { Care } from './care.ts'
export type { Change } from './changes.ts'
export type * from './collection.ts'
export type { Database, DatabaseKind, Db } from './database.ts'
export {
  type AnyDerived,
  type Derived,
  type DerivedOfDrafts,
  fillDerived,
  isToFill,
  type PublicDocument,
} from './derived.ts'
export type * from './document.ts'
export type * from './document-steps.ts'
export type { FrozenFile } from './frozen-files.ts'
export { openStore, type StoreOptions } from './open-store.ts'
export type * from './queries.ts'
export { redirectKey } from './redirects.ts'
export { isToRenew } from './renewal.ts'
export type * from './result.ts'
export { ok } from './result.ts'
export { isRenewal } from './rewrite.ts'
export type * from './store.ts'
export type { ClosedFor } from './tables.ts'
