import { randomBytes } from 'node:crypto'
import type { EmbeddedCms } from '@rathausplatz/cms'
import { type Realm, realmLabels } from '@rathausplatz/contract'
import type { Say } from '../say.ts'
import type { Config } from '../settings/config.ts'
import { AlreadySaid } from '../start-failure.ts'

/** Fills a new town with the demo town of Rebenau and prints how to sign in. */
export async function fillWithDemo(
  cms: EmbeddedCms,
  { demoPasswort }: Pick<Config, 'demoPasswort'>,
  say: Say,
): Promise<void> {
  say('Die Stadt ist neu: Die Beispielstadt Rebenau wird angelegt ...')
  const { demoKonten, demoPinnwand, demoSchaeden, demoVorschlaege, seedDemo } = await import(
    '@rathausplatz/demo'
  )
  const objection = demoPasswort && (await cms.accounts.objectionToGuessable(demoPasswort))
  if (objection) {
    say(`Die Einstellung DEMO_PASSWORT wird nicht angenommen: ${objection}`)
    throw new AlreadySaid()
  }
  await seedDemo(cms)
  const passwort = demoPasswort ?? randomBytes(12).toString('base64url')
  if (await cms.accounts.createExamples(demoKonten, passwort))
    say(describeExamples(demoKonten, demoPasswort ? undefined : passwort))
  await cms.putUpExamples(demoPinnwand)
  await cms.reportExamples(demoSchaeden)
  await cms.proposeExamples(demoVorschlaege)
}

/** A generated password is printed once: only its hash is stored. One that the operator has set is not printed. */
export function describeExamples(
  accounts: readonly { realm: Realm; email: string }[],
  passwort: string | undefined,
): string {
  const lines = Object.entries(Object.groupBy(accounts, ({ realm }) => realm)).map(
    ([realm, those]) => `  ${realmLabels[realm as Realm]}: ${those.map(({ email }) => email).join(', ')}`,
  )
  return [
    'Konten der Beispielstadt:',
    ...lines,
    passwort === undefined
      ? '  Passwort für alle: das aus der Einstellung DEMO_PASSWORT'
      : `  Passwort für alle (nur jetzt zu sehen): ${passwort}`,
  ].join('\n')
}
