import { calls } from '@rathausplatz/contract'
import type { FormField, RecordList } from '@rathausplatz/contract/records'
import { ask } from '../wall/ask.ts'

/** A kind of record at the desk: its labels, list and form, and the rights of the account. */
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
  // The wire type of forms is open; `formOf` of the contract has written them.
  return data as unknown as Kind[]
}
