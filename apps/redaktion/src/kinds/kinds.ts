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
  // On the wire a form has an open type; the CMS has built it with `formOf` of the contract.
  return data as unknown as Kind[]
}
