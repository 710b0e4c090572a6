import { calls } from '@rathausplatz/contract'
import { describe, expect, test } from 'vitest'
import { testTown } from '../test-town.ts'

const ALERTS = ['/warnungen', '/abo?thema=hinweis']
const found = async (q: string, canMail: boolean) => {
  const { call } = await testTown({}, undefined, { canMail })
  return (await call(calls.suche, { query: { q } })).empfehlungen.map(({ url }) => url)
}

describe('P18: the search leads to the subscriptions with everyday words', () => {
  test.each([
    ['Warnungen abonnieren', [...ALERTS, '/abo']],
    ['Warnung per E-Mail', ALERTS],
    ['warnungen per mail bekommen', ALERTS],
    ['Unwetterwarnung aufs Handy', ALERTS],
    ['Katastrophenwarnung', ALERTS],
    ['Warnmeldungen', ALERTS],
    ['NINA', ALERTS],
    ['Warn-App', ALERTS],
    ['abonnieren', ['/abo']],
    ['Newsletter', ['/abo']],
    ['newsletter der stadt', ['/abo']],
    ['benachrichtigen lassen', ['/abo']],
    ['Benachrichtigung', ['/abo']],
    ['Nachrichten per E-Mail', ['/abo']],
    ['kann mir jemand Bescheid geben', ['/abo']],
    ['Bescheid', []],
    ['Warnung', []],
    ['E-Mail', []],
    ['Freibad', []],
  ])('„%s“ recommends %j', async (q, urls) => {
    expect(await found(q, true)).toEqual(urls)
  })

  test('a town that sends no mails recommends no subscription', async () => {
    expect(await found('Warnungen abonnieren', false)).toEqual(['/warnungen'])
    expect(await found('Newsletter', false)).toEqual([])
  })
})
