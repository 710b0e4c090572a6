import { calls } from '@rathausplatz/contract'
import { fakeCms } from '@rathausplatz/contract/fake-cms'
import { expect, test } from 'vitest'
import { row } from '../list/testing/desk-at.tsx'
import { answering } from '../testing/answering.ts'
import { loadStart } from './load-start.ts'

const kind = calls.redaktionFormulare.examples[0]?.answer?.data[0]
const session = calls.redaktionAnmeldung.examples[0]?.answer

test.each([3, 100, 101, 250])(
  'N8: all of %i notices reach the start screen, also behind ended ones',
  async count => {
    const notice = { art: 'hinweis', status: 'oeffentlich', oeffentliche_fassung: 1 } as const
    const ended = Array.from({ length: 120 }, (_, at) =>
      row(`Vorbei ${at}`, { ...notice, gueltig_bis: '2026-01-01T00:00:00.000Z' }),
    )
    const all = [...ended, ...Array.from({ length: count }, (_, at) => row(`Markt ${at}`, notice))]
    answering({
      ...fakeCms(),
      redaktionAnmeldung: () => Object.assign({}, session, { rechte: [] }),
      redaktionFormulare: () => ({ data: [{ ...kind, art: 'hinweis', rechte: [] }] }),
      redaktionInhalte: ({ query }: { query: { nach?: string; pro_seite?: number } }) => {
        const from = Number(query.nach || 0)
        const to = from + (query.pro_seite ?? 20)
        return {
          data: all.slice(from, to),
          anzahl: all.length,
          mehr: to < all.length,
          weiter: to < all.length ? String(to) : null,
        }
      },
    } as unknown as Parameters<typeof answering>[0])
    const { notices } = await loadStart()
    expect(notices).toHaveLength(count)
  },
)
