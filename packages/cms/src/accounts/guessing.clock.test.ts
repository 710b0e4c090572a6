import { expect, test } from 'vitest'
import { accountTown } from './testing/account-town.ts'
import { EMAIL, signIn, withAnna } from './testing/anna.ts'

const TRIES = 50
const MOST_MS = 10
const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

test.each(['known', 'disabled', 'invited'] as const)(
  'A-02, S4: the computing time of an answer does not tell whether an address is %s or unknown',
  async state => {
    const town = await accountTown({ n: 13, r: 8, p: 1 })
    await withAnna(town, state)
    // CPU time of this process with all its threads: waiting for other processes does not count.
    const worked = async (email: string) => {
      const start = process.cpuUsage()
      await signIn(town, 'intranet', { email, passwort: 'falsch' }).catch(() => {})
      const { user, system } = process.cpuUsage(start)
      return (user + system) / 1_000
    }
    const differences: number[] = []
    for (let tried = 0; tried < TRIES; tried++) {
      // The counters of one try expire before the next.
      town.pass(901)
      // In alternating order, so that other load on the machine and shared setup affect both alike.
      const emails = [EMAIL, 'niemand@example.org']
      if (tried % 2) emails.reverse()
      const times: Record<string, number> = {}
      for (const email of emails) times[email] = await worked(email)
      differences.push((times[EMAIL] ?? 0) - (times['niemand@example.org'] ?? 0))
    }
    expect(Math.abs(median(differences))).toBeLessThanOrEqual(MOST_MS)
  },
)
