import { describe, expect, test } from 'vitest'
import { deskTown } from '../editing/testing/desk-town.ts'
import { contentOf, SITE, seite, taken } from './testing/taking-over.ts'
import { wordpressExport } from './testing/wordpress-export.ts'

describe('Long content', () => {
  const many = (count: number, of: (at: number) => string) => Array.from({ length: count }, (_, at) => of(at))

  test('has its first thousand links rewritten; a note says that further ones are not', async () => {
    const town = await deskTown()
    const link = `${SITE}/ziel.php`
    const before = many(998, at => `<a href="${SITE}/weg/${at}">x</a>`).join(' ')
    const after = many(5, at => `<a href="${SITE}/danach/${at}">x</a>`).join(' ')
    const { stuecke } = await taken(
      town,
      wordpressExport([
        seite(1, 'Ziel', '<p>x</p>', { link }),
        seite(2, 'Verzeichnis', `<p>${before} <a href="${link}">x</a> ${after}</p>`),
      ]),
    )
    const daten = JSON.stringify(await contentOf(town, stuecke[1]?.inhalt ?? ''))
    expect(daten.match(/href=\\"\/weg\/\d+\\"/g)).toHaveLength(998)
    expect(daten).toContain('href=\\"/ziel\\"')
    expect(stuecke[1]?.hinweise).toEqual([
      'Die ersten 1000 Links führen an ihren neuen Ort, die übrigen zur alten Website.',
    ])
  })

  test('keeps all of its questions', async () => {
    const town = await deskTown()
    const text = many(120, at => `<details><summary>Frage ${at}?</summary>Antwort</details>`).join('')
    const { stuecke } = await taken(town, wordpressExport([seite(1, 'Fragen', text)]))
    const daten = JSON.stringify(await contentOf(town, stuecke[0]?.inhalt ?? ''))
    expect(daten.match(/Frage \d+\?/g)).toHaveLength(120)
  })

  test('beyond the limit of a page is cut with a note', async () => {
    const town = await deskTown()
    const text = many(450, at => `<h2>Teil ${at}</h2><p>Text</p>`).join('')
    const { stuecke } = await taken(town, wordpressExport([seite(1, 'Lang', text)]))
    expect(stuecke[0]).toMatchObject({
      zustand: 'uebernommen',
      hinweise: ['Die Seite ist sehr lang; ihr Ende wurde ausgelassen.'],
    })
  })
})
