export type * from './collection.ts'
export { openStore, type StoreOptions } from './open-store.ts'
export type * from './result.ts'
export type * from './store.ts'
