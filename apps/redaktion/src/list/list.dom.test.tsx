import { type CmsHandlers, calls } from '@rathausplatz/contract'
import { amSchreibtisch } from '@rathausplatz/contract/ablagen'
import { act } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Row } from '../contents/row.ts'
import { until } from '../testing/until.ts'
import { deskAt, row } from './testing/desk-at.tsx'

const found = (...data: Row[]) => ({ data, anzahl: data.length, mehr: false, weiter: null })

/** Answers lists of events; other kinds are empty except for two rubriken. */
const events = (list: NonNullable<CmsHandlers['redaktionInhalte']>): CmsHandlers => ({
  redaktionInhalte: (input, who) =>
    input.query.art === 'rubrik'
      ? found(row('Musik', { art: 'rubrik' }), row('Wein', { art: 'rubrik' }))
      : list(input, who),
})

const LIST = '/inhalte/veranstaltung'
const listCalls = (asked: readonly string[]) => asked.filter(call => call.includes('art=veranstaltung'))

beforeEach(() => localStorage.clear())

describe('The list of a kind', () => {
  test('shows title, state, columns, day and author of the last change, each under its heading', async () => {
    const { root } = await deskAt(
      LIST,
      events(() => found(row('Adventsmarkt'), row('Weinfest', { status: 'oeffentlich', eigene: true }))),
    )
    const headings = [...root.querySelectorAll('thead th')].map(({ textContent }) => textContent)
    expect(headings).toEqual(['Auswahl', 'Titel', 'Zustand', 'Ort', 'Beginn', 'Geändert'])
    const [first, second] = [...root.querySelectorAll('tbody tr')].map(({ textContent }) => textContent)
    expect(first).toMatch(
      /Adventsmarkt\s*Entwurf\s*Marktplatz\s*\S+\s05\.12\.2026, 19:00\sUhr.*von Berta Muster/,
    )
    expect(second).toMatch(/Weinfest\s*Öffentlich.*von Ihnen/)
    expect(root.querySelector('tbody th a')?.getAttribute('href')).toBe('/inhalte/veranstaltung/adventsmarkt')
    expect(root.querySelector('h1')?.textContent).toBe('Veranstaltungen')
    expect(root.textContent).toContain('alle 2 Einträge')
  })

  test('is requested in the order of its kind, and a heading shows that order', async () => {
    const { root, asked } = await deskAt(
      LIST,
      events(() => found(row('Adventsmarkt'))),
    )
    expect(listCalls(asked)).toEqual([
      'GET /api/cms/redaktion/inhalte?art=veranstaltung&sortierung=datum%3Adesc&seite=1&pro_seite=25',
    ])
    const sorted = [...root.querySelectorAll('[aria-sort]')]
    expect(sorted.map(one => [one.textContent, one.getAttribute('aria-sort')])).toEqual([
      ['Beginn', 'descending'],
    ])
  })

  test('is filtered by its address, and the fields of the filters show the same values', async () => {
    const { root, asked } = await deskAt(
      `${LIST}?suche=markt&status=entwurf&feld.rubriken=Wein&seite=2`,
      events(({ query }) => ({ ...found(row('Adventsmarkt')), anzahl: 26, mehr: false, seite: query.seite })),
    )
    expect(listCalls(asked)[0]).toContain(
      'seite=2&pro_seite=25&suche=markt&status=entwurf&filter=rubriken%3AWein',
    )
    const [state, rubriken] = root.querySelectorAll('select')
    expect([state?.value, rubriken?.value]).toEqual(['entwurf', 'Wein'])
    expect([...(rubriken?.options ?? [])].map(({ text }) => text)).toEqual(['alle', 'Musik', 'Wein'])
    expect(root.querySelector<HTMLInputElement>('input[type=search]')?.value).toBe('markt')
    expect(root.textContent).toContain('26 von 26')
  })

  test('shows the chosen columns, also on a later visit, and the usual columns after a reset', async () => {
    const felder = { ort: 'Marktplatz', veranstalter: 'Stadtkapelle', anschrift: { street: 'Am Markt 1' } }
    const handlers = events(({ query }) => found(row('Adventsmarkt', query.felder ? { felder } : {})))
    const { root, press, asked } = await deskAt(LIST, handlers)
    const headings = (of: Element) => [...of.querySelectorAll('thead th')].map(one => one.textContent)
    await press('Spalten')
    await press('Ort')
    await press('Veranstalter')
    await press('Anschrift: Straße und Hausnummer')
    await press('Übernehmen')
    const chosen = ['Veranstalter', 'Anschrift: Straße und Hausnummer']
    await until(() =>
      expect(headings(root)).toEqual(['Auswahl', 'Titel', 'Zustand', ...chosen, 'Beginn', 'Geändert']),
    )
    expect(root.querySelector('tbody')?.textContent).toMatch(/Stadtkapelle\s*Am Markt 1/)
    expect(listCalls(asked).at(-1)).toContain('&felder=veranstalter%2Canschrift')

    const later = await deskAt(LIST, handlers)
    expect(headings(later.root)).toContain('Veranstalter')
    await later.press('Spalten')
    await later.press('Wie vorgesehen')
    await until(() => expect(headings(later.root)).toContain('Ort'))
    expect(headings(later.root)).not.toContain('Veranstalter')
    expect(localStorage).toHaveLength(0)
  })

  test('shows the usual columns if another account chose columns on this device, or the storage is invalid', async () => {
    const spalten = { veranstaltung: ['veranstalter'] }
    for (const kept of [JSON.stringify({ von: 'andere@example.org', spalten }), '{', '[]', '{"spalten":1}']) {
      localStorage.setItem(amSchreibtisch.spalten.name, kept)
      const { root } = await deskAt(
        LIST,
        events(() => found(row('Adventsmarkt'))),
      )
      expect(root.querySelector('thead')?.textContent).toContain('Ort')
    }
  })

  test('searches while typing, and only the last answer counts', async () => {
    const slow = Promise.withResolvers<void>()
    const { router, type, titles, root } = await deskAt(
      LIST,
      events(async ({ query: { suche = '' } }) => {
        if (suche === 'ad') await slow.promise
        return found(row(suche === '' ? 'Alles' : `Treffer ${suche}`))
      }),
    )
    await type('ad')
    await until(() => expect(router.state.navigation.state).toBe('loading'))
    await type('advent')
    await until(() => expect(titles()).toEqual(['Treffer advent']))
    slow.resolve()
    await until(() => expect(router.state.navigation.state).toBe('idle'))
    expect(titles()).toEqual(['Treffer advent'])
    expect(router.state.location.search).toBe('?suche=advent')
    expect(root.querySelector<HTMLInputElement>('input[type=search]')?.value).toBe('advent')
  })

  test('shows the earlier rows and search words after going back', async () => {
    const { router, press, root, titles } = await deskAt(
      `${LIST}?suche=markt`,
      events(({ query: { suche } }) => found(row(suche ? 'Adventsmarkt' : 'Alles'))),
    )
    await press('Filter aufheben')
    await until(() => expect(titles()).toEqual(['Alles']))
    expect(router.state.location.search).toBe('')
    await act(async () => router.navigate(-1))
    await until(() => expect(titles()).toEqual(['Adventsmarkt']))
    expect(root.querySelector<HTMLInputElement>('input[type=search]')?.value).toBe('markt')
  })

  test('suggests to create a document if it is empty, and to remove the filters if nothing is found', async () => {
    const first = await deskAt(
      LIST,
      events(() => found()),
    )
    expect(first.root.textContent).toContain('Hier steht noch nichts')
    expect([...first.root.querySelectorAll('a')].map(link => link.getAttribute('href'))).toEqual([
      '/inhalte/veranstaltung/neu',
      '/inhalte/veranstaltung/neu',
    ])
    const none = await deskAt(
      `${LIST}?suche=xyz`,
      events(({ query: { suche } }) => (suche ? found() : found(row('Alles')))),
    )
    expect(none.root.textContent).toContain('Nichts gefunden zu „xyz“')
    expect(none.root.querySelector('a[href$="/suche?q=xyz"]')?.textContent).toBe(
      'Überall suchen, auch in Texten und Namen',
    )
    await none.press('Alle Veranstaltungen zeigen')
    await until(() => expect(none.titles()).toEqual(['Alles']))
  })

  test('redirects from an empty page to the last page', async () => {
    const { router } = await deskAt(
      `${LIST}?seite=3`,
      events(({ query: { seite } }) =>
        seite === 3 ? { ...found(), anzahl: 26 } : { ...found(row('Adventsmarkt')), anzahl: 26 },
      ),
    )
    expect(router.state.location.search).toBe('?seite=2')
  })

  test('counts the total in the background, and leads to any page by number', async () => {
    const { root, router, press } = await deskAt(
      LIST,
      events(({ query: { seite, zaehlen_bis } }) => ({
        ...found(...Array.from({ length: seite === 137 ? 12 : 25 }, (_, at) => row(`Fest ${seite} ${at}`))),
        anzahl: zaehlen_bis > 200 ? 3_412 : 200,
        mehr: zaehlen_bis <= 200,
      })),
    )
    await until(() => expect(root.textContent).toContain('1–25 von 3.412'))
    expect(root.textContent).toContain('von 137')
    const page = root.querySelector<HTMLInputElement>('nav[aria-label="Seiten der Liste"] input')
    if (!page) throw new Error('no field for a page')
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(page, '99999')
      page.dispatchEvent(new Event('input', { bubbles: true }))
    })
    await press('Anzeigen')
    await until(() => expect(router.state.location.search).toBe('?seite=137'))
    await until(() => expect(root.textContent).toContain('3.401–3.412 von 3.412'))
    await until(() => expect(document.activeElement?.textContent).toContain('von 3.412'))
    const ways = [...root.querySelectorAll('nav[aria-label="Seiten der Liste"] a')]
    expect(ways.map(({ textContent }) => textContent?.trim())).toEqual(['Erste Seite', 'Vorige Seite'])
  })

  test('offers only what the account may do', async () => {
    const pages = await deskAt('/inhalte/seite', {
      redaktionInhalte: () => found(row('Rathaus', { art: 'seite' })),
    })
    expect(pages.root.textContent).toContain('Seite anlegen')
    expect(pages.root.textContent).toContain('/veranstaltungen/rathaus')
    await pages.press('„Rathaus“ auswählen')
    const bar = pages.root.querySelector('[aria-label="Ausgewählte Inhalte"]')
    expect([...(bar?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Auswahl aufheben',
      'Zur Prüfung geben',
      'Verschieben',
      'Pflege ändern',
    ])
    const rubriken = await deskAt('/inhalte/rubrik', {
      redaktionInhalte: () => found(row('Musik', { art: 'rubrik' })),
    })
    expect(rubriken.root.textContent).not.toContain('anlegen')
    expect(rubriken.root.querySelector('input[type=checkbox]')).toBeNull()
  })

  test('redirects to the record if the kind has a single one, and an unknown kind is not found', async () => {
    const { router } = await deskAt('/inhalte/stadt', {
      redaktionInhalte: () => found(row('Rebenau', { art: 'stadt' })),
    })
    expect(router.state.location.pathname).toBe('/inhalte/stadt/rebenau')
    const { root } = await deskAt('/inhalte/gibtesnicht', {})
    expect(root.textContent).toContain('Das gibt es hier nicht (mehr)')
  })
})

describe('Steps for several documents', () => {
  const rows = [row('Eins'), row('Zwei', { status: 'oeffentlich', oeffentliche_fassung: 1 }), row('Drei')]

  /** A CMS that records every step and returns `answer` for it. */
  function house(answer: (body: unknown) => object) {
    const sent: unknown[] = []
    const handlers: CmsHandlers = {
      ...events(() => found(...rows)),
      redaktionSammelaktion: ({ body }) => {
        sent.push(body)
        return answer(body) as never
      },
    }
    return { sent, handlers }
  }
  const { datum: _d, felder: _f, eigene: _e, geloescht_von: _g, ...head } = rows[0] ?? row('')

  test('ask again before an emergency becomes public, with its title, also on undo', async () => {
    const notices = [
      row('Gehen Sie ins Haus', { art: 'hinweis' }),
      row('Markt fällt aus', { art: 'hinweis', fassung: 2 }),
    ]
    const sent: unknown[] = []
    const { press, root, button } = await deskAt('/inhalte/hinweis', {
      redaktionInhalte: () => found(...notices),
      redaktionInhalt: ({ params: { id } }) =>
        ({
          ...calls.redaktionInhalt.examples[0]?.answer,
          id,
          art: 'hinweis',
          daten: { stufe: id === 'gehen-sie-ins-haus' ? 'notfall' : 'wichtig' },
        }) as never,
      redaktionSammelaktion: ({ body }) => {
        sent.push(body)
        const eintraege = [{ id: 'gehen-sie-ins-haus', grundfassung: 1 }]
        return {
          data: [],
          rueckgaengig: { satz: '', auftrag: { aktion: 'zurueckholen', eintraege } },
        } as never
      },
    })
    await press('„Markt fällt aus“ auswählen')
    await press('Veröffentlichen')
    await until(() => expect(sent).toHaveLength(1))
    await press('„Gehen Sie ins Haus“ auswählen')
    await press('„Markt fällt aus“ auswählen')
    await press('Veröffentlichen')
    await until(() => expect(root.textContent).toContain('Darunter ist ein Notfall: „Gehen Sie ins Haus“.'))
    await press('Notfall veröffentlichen …')
    expect(sent).toHaveLength(1)
    await until(() => expect(root.querySelector('dialog [aria-disabled=true]')).toBeNull())
    await press('Ja, den Notfall veröffentlichen')
    await until(() => expect(sent).toHaveLength(2))
    await until(() => expect(button('Rückgängig')).toBeDefined())
    await press('Rückgängig')
    await until(() => expect(button('Notfall veröffentlichen …')).toBeDefined())
    expect(sent).toHaveLength(2)
    await press('Abbrechen')
    expect(sent).toHaveLength(2)
  })

  test('show their result, and can be undone', async () => {
    const back = { aktion: 'zurueckholen', eintraege: [{ id: 'eins' }] }
    const { sent, handlers } = house(() => ({
      data: [{ id: 'eins', inhalt: { ...head, status: 'papierkorb' } }],
      rueckgaengig: { satz: '„Eins“ aus dem Papierkorb holen', auftrag: back },
    }))
    const { press, root, button } = await deskAt(LIST, handlers)
    await press('„Eins“ auswählen')
    expect(root.textContent).toContain('1 ausgewählt')
    expect(button('Von der Website nehmen')).toBeUndefined()
    await press('Löschen')
    await until(() => expect(root.textContent).toContain('„Eins“ liegt im Papierkorb.'))
    expect(root.textContent).not.toContain('ausgewählt')
    await press('Rückgängig')
    await until(() => expect(root.textContent).toContain('Rückgängig gemacht.'))
    expect(sent).toEqual([{ aktion: 'loeschen', eintraege: [{ id: 'eins' }] }, back])
  })

  test('list refused documents with the reason, and delete a linked document only after confirmation', async () => {
    const { sent, handlers } = house(body =>
      JSON.stringify(body).includes('trotzdem')
        ? { data: [{ id: 'zwei', inhalt: head }], rueckgaengig: null }
        : {
            data: [
              { id: 'eins', inhalt: head },
              { id: 'zwei', fehler: { code: 'verlinkt', satz: 'Darauf verweist noch ein Inhalt.' } },
              {
                id: 'drei',
                fehler: { code: 'nicht-gefunden', satz: 'Dieser Inhalt ist nicht (mehr) vorhanden' },
              },
            ],
            rueckgaengig: null,
          },
    )
    const { press, root } = await deskAt(LIST, handlers)
    await press('Alle auf dieser Seite')
    await press('Löschen')
    await until(() => expect(root.querySelector('dialog')?.textContent).toContain('Das hat nicht geklappt'))
    const refused = [...root.querySelectorAll('dialog li')].map(({ textContent }) => textContent)
    expect(refused).toEqual([
      'ZweiDarauf verweist noch ein Inhalt.',
      'DreiDieser Inhalt ist nicht (mehr) vorhanden',
    ])
    await press('Trotzdem löschen')
    await until(() => expect(sent).toHaveLength(2))
    expect(sent[1]).toEqual({ aktion: 'loeschen', eintraege: [{ id: 'zwei', trotzdem: true }] })
  })

  test('ask for confirmation if they cannot be undone, and do nothing when cancelled', async () => {
    const changed = row('Geändert', { status: 'geaendert', fassung: 3, oeffentliche_fassung: 2 })
    const { sent, handlers } = house(() => ({ data: [], rueckgaengig: null }))
    const { press, root } = await deskAt(LIST, {
      ...handlers,
      ...events(() => found(changed)),
    })
    await press('„Geändert“ auswählen')
    await press('Von der Website nehmen')
    expect(root.querySelector('dialog')?.textContent).toContain('seit der Veröffentlichung geändert')
    await press('Abbrechen')
    expect(root.querySelector('dialog')).toBeNull()
    expect(sent).toEqual([])
  })

  test('assign a Rubrik, chosen among the existing ones', async () => {
    const { sent, handlers } = house(() => ({ data: [{ id: 'eins', inhalt: head }], rueckgaengig: null }))
    const { press, root, button } = await deskAt(LIST, handlers)
    await press('„Eins“ auswählen')
    await press('„Zwei“ auswählen')
    await press('Mehr mit den ausgewählten Inhalten tun')
    expect(
      [...root.querySelectorAll('[role=menuitem]')].map(({ textContent }) => textContent.trim()),
    ).toEqual(['Zur Prüfung geben (1)', 'Rubrik zuordnen', 'Ende festlegen (1)', 'Pflege ändern'])
    await press('Rubrik zuordnen')
    const select = root.querySelector<HTMLSelectElement>('dialog select')
    expect([...(select?.options ?? [])].map(({ text }) => text)).toEqual(['Bitte wählen', 'Musik', 'Wein'])
    await act(async () => {
      if (select) select.value = 'Wein'
      select?.dispatchEvent(new Event('change', { bubbles: true }))
    })
    await press('Zuordnen')
    await until(() => expect(sent).toHaveLength(1))
    expect(sent).toEqual([
      {
        aktion: 'zuordnen',
        eintraege: [
          { id: 'eins', grundfassung: 1, dazu: ['Wein'] },
          { id: 'zwei', grundfassung: 1, dazu: ['Wein'] },
        ],
      },
    ])
    expect(button('Zuordnen')).toBeUndefined()
  })

  test('submit the shown revision for review if the account may write, but not publish', async () => {
    const { sent, handlers } = house(() => ({ data: [{ id: 'eins', inhalt: head }], rueckgaengig: null }))
    const { press, button } = await deskAt('/inhalte/seite', {
      ...handlers,
      redaktionInhalte: () => found(row('Eins', { art: 'seite', fassung: 4 })),
    })
    await press('„Eins“ auswählen')
    expect(button('Veröffentlichen')).toBeUndefined()
    await press('Zur Prüfung geben')
    await until(() => expect(sent).toHaveLength(1))
    expect(sent).toEqual([{ aktion: 'einreichen', eintraege: [{ id: 'eins', grundfassung: 4 }] }])
  })

  test('report a failure of the server, and keep the selection', async () => {
    const { handlers } = house(() => {
      throw new Error('gone')
    })
    const { press, root } = await deskAt(LIST, handlers)
    await press('„Eins“ auswählen')
    await press('Löschen')
    await until(() => expect(root.textContent).toContain('Der Server antwortet gerade nicht.'))
    expect(root.textContent).toContain('1 ausgewählt')
  })
})

describe('The trash', () => {
  test('shows who deleted a document, and restores it', async () => {
    const sent: unknown[] = []
    const gone = row('Adventsmarkt', {
      status: 'papierkorb',
      geloescht_am: new Date().toISOString(),
      geloescht_von: { id: 'a', name: 'Anna Beispiel' },
    })
    const { root, press, asked, titles } = await deskAt('/papierkorb?suche=markt&art=veranstaltung', {
      redaktionInhalte: () => (sent.length > 0 ? found() : found(gone)),
      redaktionSammelaktion: ({ body }) => {
        sent.push(body)
        return { data: [], rueckgaengig: null }
      },
    })
    expect(asked.at(-1)).toContain('status=papierkorb')
    expect(asked.at(-1)).toContain('sortierung=geaendert%3Adesc')
    expect(titles()).toEqual(['Adventsmarkt'])
    expect(root.querySelector('tbody')?.textContent).toMatch(
      /Veranstaltung.*gerade eben von Anna Beispiel.*noch 30 Tage/,
    )
    await press('„Adventsmarkt“ zurückholen')
    await until(() => expect(root.textContent).toContain('Nichts gefunden'))
    expect(sent).toEqual([{ aktion: 'zurueckholen', eintraege: [{ id: 'adventsmarkt' }] }])
  })

  test('shows a message if it is empty', async () => {
    const { root } = await deskAt('/papierkorb', {})
    expect(root.textContent).toContain('Der Papierkorb ist leer')
  })
})
