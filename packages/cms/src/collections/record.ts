import type { Collection } from '../store/index.ts'

/** A kind of record as the CMS knows it: what the store asks of it, and its name for people. */
export interface RecordKind<Data> extends Collection<Data> {
  readonly label: string
}
