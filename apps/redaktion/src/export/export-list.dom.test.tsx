import { calls } from '@rathausplatz/contract'
import { amSchreibtisch } from '@rathausplatz/contract/ablagen'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { deskAt, row } from '../list/testing/desk-at.tsx'
import { until } from '../testing/until.ts'

beforeEach(() => localStorage.clear())

/** The signed-in account. */
const EMAIL = calls.redaktionAnmeldung.examples[0]?.answer.email

const LIST = '/inhalte/veranstaltung?suche=probe'
const PAGES = 3

/** Records the files that the browser saves, with their names. */
function kept() {
  const files: { name: string; file: Blob }[] = []
  const blobs: Blob[] = []
  const hand = vi
    .spyOn(URL, 'createObjectURL')
    .mockImplementation(file => `blob:${blobs.push(file as Blob) - 1}`)
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const file = blobs[Number(this.href.replace('blob:', ''))]
    if (file) files.push({ name: this.download, file })
  })
  onTestFinished(() => {
    click.mockRestore()
    hand.mockRestore()
  })
  return files
}

/** A fake list of several pages; each answer waits for `leave`. */
function pages(leave: () => Promise<void> = async () => {}) {
  const walked: string[] = []
  return {
    walked,
    handlers: {
      async redaktionInhalte({
        query: { art, nach },
      }: {
        query: { art?: string | undefined; nach?: string | undefined }
      }) {
        if (art !== 'veranstaltung' || nach === undefined)
          return { data: [row('Probe 0')], anzahl: 200, mehr: true, weiter: null }
        walked.push(nach)
        await leave()
        const at = Number(nach || 0)
        const weiter = at + 1 < PAGES ? String(at + 1) : null
        return { data: [row(`Probe ${at}`)], anzahl: 1, mehr: weiter !== null, weiter }
      },
    },
  }
}

describe('A list that is saved as a table', () => {
  test('is loaded to its end, page by page, with its filters and its order', async () => {
    const files = kept()
    const { walked, handlers } = pages()
    const { press, root, asked } = await deskAt(LIST, handlers)
    await press('Als Tabelle speichern')
    await press('Speichern')
    await until(() => expect(root.textContent).toContain('3 Einträge sind als Tabelle gespeichert.'))
    expect(walked).toEqual(['', '1', '2'])
    expect(asked.filter(call => call.includes('nach='))[1]).toMatch(
      /art=veranstaltung&sortierung=datum%3Adesc&pro_seite=100&suche=probe&nach=1$/,
    )
    expect(files.map(({ name }) => name)).toEqual([expect.stringMatching(/^veranstaltungen-[\d-]{10}\.csv$/)])
    const [, ...lines] = (await files[0]?.file.text())?.trim().split('\r\n') ?? []
    expect(lines).toHaveLength(PAGES)
    expect(lines[0]).toMatch(
      /^Probe 0;Entwurf;Marktplatz;05\.12\.2026 19:00;\/veranstaltungen\/probe 0;;;20\.11\.2026 09:00;Berta Muster$/,
    )
  })

  test('holds all short fields on request: streets, telephone numbers, people', async () => {
    const files = kept()
    const felder = {
      kurzname: 'Bürgerbüro',
      anschrift: { street: 'Am Markt 1', city: 'Rebenau' },
      kommunikation: [
        { kanal: 'TELEFON', kennung: '+49 7251 1' },
        { kanal: 'EMAIL', kennung: 'amt@example.org' },
      ],
      kontaktpersonen: [
        { vorname: 'Anna', nachname: 'Ritter', kommunikation: [{ kanal: 'TELEFON', kennung: '07251 2' }] },
        { vorname: '', nachname: 'Beck', funktion: 'Leitung', kommunikation: [] },
      ],
    }
    const { press, asked } = await deskAt('/inhalte/organisationseinheit', {
      redaktionInhalte: ({ query }) => ({
        data:
          query.art === 'organisationseinheit'
            ? [row('Bürgerbüro', { art: query.art, datum: null, felder: query.felder ? felder : {} })]
            : [],
        anzahl: 1,
        mehr: false,
        weiter: null,
      }),
    })
    await press('Als Tabelle speichern')
    await press(
      'alle kurzen Angaben: auch Telefon, E-Mail, Anschrift, soweit es sie gibt; ohne formatierte Texte, Bilder und Öffnungszeiten',
    )
    await press('Speichern')
    await until(() => expect(files).toHaveLength(1))
    const [head = '', line = ''] = (await files[0]?.file.text())?.trim().split('\r\n') ?? []
    const cells = new Map(head.split(';').map((name, at) => [name, line.split(/;(?! )/)[at]]))
    expect(cells.get('Anschrift: Straße und Hausnummer')).toBe('Am Markt 1')
    expect(cells.get('Telefon')).toBe('"=""+49 7251 1"""')
    expect(cells.get('E-Mail')).toBe('amt@example.org')
    expect(cells.get('Ansprechpersonen')).toBe('"Anna, Ritter, Telefon: 07251 2; Beck, Leitung"')
    expect(asked.at(-1)).toMatch(/felder=kurzname%2C.*kommunikation/)
  })

  test('has the columns that the list shows', async () => {
    const files = kept()
    localStorage.setItem(
      amSchreibtisch.spalten.name,
      JSON.stringify({ von: EMAIL, spalten: { veranstaltung: ['veranstalter'] } }),
    )
    const { walked, handlers } = pages()
    const { press } = await deskAt(LIST, handlers)
    await press('Als Tabelle speichern')
    await press('Speichern')
    await until(() => expect(files).toHaveLength(1))
    expect(walked).toHaveLength(PAGES)
    expect((await files[0]?.file.text())?.split('\r\n')[0]).toMatch(
      /^\ufeffTitel;Zustand;Veranstalter;Beginn;/,
    )
  })

  test('can be cancelled, and nothing is saved', async () => {
    const files = kept()
    const waiting = Promise.withResolvers<void>()
    const { walked, handlers } = pages(() => waiting.promise)
    const { press, root } = await deskAt(LIST, handlers)
    await press('Als Tabelle speichern')
    await press('Speichern')
    await until(() => expect(walked).toHaveLength(1))
    expect(root.querySelector('dialog')?.textContent).toContain('0 Einträge')
    await press('Abbrechen')
    waiting.resolve()
    await until(() => expect(root.querySelector('dialog')).toBeNull())
    expect(walked).toHaveLength(1)
    expect(files).toEqual([])
    expect(root.textContent).not.toContain('gespeichert')
  })

  test('reports a failing server, and no partial file is saved', async () => {
    const files = kept()
    const { handlers } = pages(async () => {
      throw new Error('gone')
    })
    const { press, root } = await deskAt(LIST, handlers)
    await press('Als Tabelle speichern')
    await press('Speichern')
    await until(() => expect(root.textContent).toContain('Der Server antwortet gerade nicht.'))
    expect(files).toEqual([])
  })
})
