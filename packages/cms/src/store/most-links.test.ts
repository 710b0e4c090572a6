import { expect, test } from 'vitest'
import { author, error, openTown, value } from './testing/town.ts'

const seite = (more: object) =>
  ({ kind: 'seite', data: { path: '/viele', titel: 'Viele', ...more }, author }) as const
const linksTo = (to: string, count: number) => Array.from({ length: count }, (_, n) => `${to}${n}`)
const html = (links: readonly string[]) => links.map(to => `<a href="${to}">x</a>`).join('')

test.each([
  ['within the site', (count: number) => ({ links: linksTo('/seite-', count) })],
  ['to others', (count: number) => ({ text: html(linksTo('https://www.example.org/', count)) })],
])('A9: a document with too many links %s is refused with their number', async (_, holding) => {
  const town = await openTown()
  for (const [count, number] of [
    [2_001, '2.001'],
    [32_000, '32.000'],
  ] as const)
    expect(error(await town.create(seite(holding(count))), 'ungueltig').message).toBe(
      `Hier stehen zu viele Links: ${number}. Bitte höchstens 2.000; teilen Sie den Inhalt auf mehrere Seiten auf.`,
    )
  const { id } = value(await town.create(seite(holding(2_000))))
  error(await town.saveDraft(id, { data: seite(holding(2_001)).data, author, baseRevision: 1 }), 'ungueltig')
  value(await town.publish(id, { author }))
  await town.close()
})
