import { records } from '@rathausplatz/contract/records'
import { defineCollection } from './define-collection.ts'

/** A directory has no page of its own; a page of the site lists it. */
export const verzeichnis = defineCollection(records.verzeichnis)
