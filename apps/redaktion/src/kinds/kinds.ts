import { calls } from '@rathausplatz/contract'
import type { FormField, RecordList } from '@rathausplatz/contract/records'
import { ask } from '../wall/ask.ts'

/** A kind of record as the desk shows it: its words, list and form, and what whoever works here may do with it. */
export type Kind = {
  readonly art: string
  readonly label: { readonly one: string; readonly many: string }
  readonly titelfeld: string
  readonly schluesselfeld: string
  readonly unter: string | null
  readonly einzeln: boolean
  readonly liste: RecordList
  readonly felder: readonly FormField[]
  readonly rechte: readonly ('schreiben' | 'freigeben' | 'loeschen')[]
}

export async function loadKinds(): Promise<readonly Kind[]> {
  const { data } = await ask(calls.redaktionFormulare, {})
  // The wire tells forms openly; `formOf` of the contract has written them.
  return data as unknown as Kind[]
}
