import { calls } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { testSite } from '../../testing/test-site.ts'
import { loadUnterwegs } from './load-unterwegs.ts'

const stadt = calls.stadt.answer.parse(calls.stadt.examples[0]?.answer)

test.each([
  ['09162000', '089\u00a019240', 'tel:+498919240'],
  ['05315000', '0228\u00a019240', 'tel:+4922819240'],
  ['08215999', '0761\u00a019240', 'tel:+4976119240'],
])(
  'Sixteen states: offline, a town with the key %s names its poison centre %s',
  async (ags, nummer, href) => {
    const { notrufe } = await loadUnterwegs(testSite({ stadt: () => ({ ...stadt, ags }) }).site)
    expect(notrufe.filter(({ wer }) => wer === 'Giftnotruf')).toEqual([
      { nummer, href, wer: 'Giftnotruf', wann: 'Vergiftungen, Tag und Nacht' },
    ])
  },
)

test('Without a key, or if the town cannot be asked, no poison centre is named and 112 comes first', async () => {
  for (const handlers of [{ stadt: () => ({ ...stadt, ags: '' }) }, {}]) {
    const { notrufe } = await loadUnterwegs(testSite(handlers).site)
    expect(notrufe[0]?.href).toBe('tel:112')
    expect(notrufe.map(({ wer }) => wer)).not.toContain('Giftnotruf')
  }
})
