import { records } from '@rathausplatz/contract/records'
import { defineCollection } from './define-collection.ts'

export const archivthema = defineCollection(records.archivthema)
