import type { records } from '@rathausplatz/contract/records'
import type * as z from 'zod'

/** A form as an editor wrote it. */
export type Formular = z.input<typeof records.formular.schema> & { slug: string }

export type Feld = Formular['schritte'][number]['felder'][number]
