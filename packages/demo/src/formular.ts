import type { records } from '@rathausplatz/contract/records'
import type * as z from 'zod'

/** A form as written by an editor. */
export type Formular = z.input<typeof records.formular.schema> & { slug: string }

export type Feld = Formular['schritte'][number]['felder'][number]
