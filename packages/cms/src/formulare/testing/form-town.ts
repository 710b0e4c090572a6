import { calls } from '@rathausplatz/contract'
import { testTown } from '../../test-town.ts'
import { tablesOf } from '../tables.ts'

export const formNumber = (number: number) => `0199aa10-7c1e-7d3a-9f51-${String(number).padStart(12, '0')}`

/** A town with a form of three questions, which causes a mail to an office and a receipt for the sender. */
export async function formTown() {
  const slug = 'schaden-melden'
  const felder = [
    { typ: 'langtext', name: 'was', label: 'Was ist kaputt?', pflicht: true, laenge_bis: 20_000 },
    { typ: 'email', name: 'mail', label: 'E-Mail' },
    { typ: 'datei', name: 'foto', label: 'Foto' },
  ]
  const form = {
    titel: 'Schaden melden',
    slug,
    schritte: [{ titel: 'Der Schaden', felder }],
    bestaetigung: 'Wir sehen nach.',
    zweck: 'um den Schaden zu beheben',
    adressen: ['bauhof@example.org'],
  }
  const town = await testTown({ formular: [form] })
  const { call, pass, store } = town
  /** Sends the form with this number; a second call is a retry. */
  const send = async (number: number, eingaben: Record<string, unknown>) => {
    const { beginn } = await call(calls.formularBeginn, {})
    // Waits until the rate limit for unknown senders is over.
    pass(601)
    return call(calls.formularSenden, {
      params: { slug },
      body: { einreichung: formNumber(number), eingaben, beginn },
    })
  }
  const rows = () => tablesOf(store.database.read).selectFrom('formular_eingaenge').selectAll().execute()
  return { ...town, send, rows }
}
