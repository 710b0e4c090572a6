import { cmsInProcess } from '@rathausplatz/contract'
import { konto } from '../../endpoints/konto.ts'
import { type Database, openStore } from '../../store/index.ts'
import { passingDatabase } from '../../store/testing/databases.ts'
import { openAccounts } from '../accounts.ts'
import type { ProviderSettings } from '../provider.ts'

/** A town with accounts only, and a clock that the test moves. */
export async function accountTown(
  cost = { n: 4, r: 1, p: 1 },
  seen: (database: Database) => Database = database => database,
  sessionSeconds = 3600,
  provider?: ProviderSettings,
) {
  let moment = new Date('2026-11-20T12:00:00+01:00')
  const clock = () => moment
  const store = await openStore({ database: await passingDatabase(), collections: {}, clock })
  const warnings: Record<string, unknown>[] = []
  /** Lines of the log about refused sign-ins. */
  const events: Record<string, unknown>[] = []
  /** The key of the site; a test may lose it. */
  const siteKey: { now: Buffer | undefined } = { now: Buffer.alloc(32, 7) }
  const accounts = openAccounts({
    database: seen(store.database),
    clock,
    settings: {
      publicUrl: 'https://www.rebenau.example.org',
      sessionSeconds,
      canMail: true,
      provider: provider && { patienceSeconds: 60, ...provider },
    },
    telephone: async () => '07633 123-0',
    log: { info: about => events.push(about), warn: about => warnings.push(about) },
    sealKey: () => siteKey.now,
    cost,
  })
  const pass = (seconds: number) => {
    moment = new Date(moment.getTime() + seconds * 1_000)
  }
  const { call } = cmsInProcess(konto(accounts), accounts.identify)
  return { store, accounts, clock, pass, call, warnings, events, siteKey }
}
