import { type Cms, calls } from '@rathausplatz/contract'
import { KONTAKTFORMULAR } from '@rathausplatz/contract/kontaktformular'
import { expect } from 'vitest'

/** Sends the contact form to a town with a real clock, after the minimum time. */
export async function writeToTown(cms: Cms, nachricht: string): Promise<void> {
  const { beginn } = await cms.call(calls.formularBeginn, {})
  const eingaben = { anlass: 'frage', nachricht, name: 'Erika Beispiel', email: 'erika@example.org' }
  const body = { einreichung: '0199aa10-7c1e-7d3a-9f51-3f6f0a1c2b3d', eingaben, beginn }
  const send = () => cms.call(calls.formularSenden, { params: { slug: KONTAKTFORMULAR }, body })
  await expect
    .poll(
      () =>
        send().then(
          sent => sent.vorgang,
          () => '',
        ),
      { timeout: 60_000 },
    )
    .not.toBe('')
}
