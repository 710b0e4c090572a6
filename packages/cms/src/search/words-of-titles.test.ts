import { calls } from '@rathausplatz/contract'
import { describe, expect, test } from 'vitest'
import { deskTown } from '../editing/testing/desk-town.ts'
import { beitrag, rubriken, staffTown } from '../intranet/testing/staff-town.ts'
import { testTown } from '../test-town.ts'

/** Words and names whose stems are also those of stop words, stop words themselves, and others like them. */
const WORDS =
  `Anne Heide Heiden Seide Leide Ute Alle Sein Otto Haben Ihre Diele Weile Weide Heidi Haide Neide Fehde Hürde Rinde Ilse
  Anna Hanne Henne Heute Leider Liebe Lieber Klara Klar Mario Marie Maria Mia Mina Emil Eva Udo Ida Ina Enno Hanno Beate Bald
  Balde Vorhin Dank Danke Sommer Winter Ende Enden Mann Weiser Weiß Weise Seit Seite Sage Sagen Tage Tagen Wille Willen Wollen
  Wolle Ganz Gans Gang Durst Dorn Einer Reine Nett Neuer Viele Vier Jene Jena Keine Kaiser Schon Schön Selma Solms Darre Dorte
  Dieter Früh Gern Gerne Gerner Halde Halt Hinter Immer Jeder Kann Kanne Mehr Meer Morgen Muss Musse Oder Ohne Wege Wegen Wenig
  Wo Über Unter Zwar Zwei Zwischen`
    .split(/\s+/)
    .filter(word => word.length > 2)

const page = (word: string, at: number) => ({ pfad: `/seite-${at}`, title: `Ausflug ${word}` })

describe('P18: a word that stands in a title is found', () => {
  test('by the public search, in either case', async () => {
    const { call } = await testTown({ seite: WORDS.map(page) })
    const missed: string[] = []
    for (const [at, word] of WORDS.entries())
      for (const q of [word, word.toLowerCase()]) {
        const { data, aehnliches } = await call(calls.suche, { query: { q } })
        if (![...data, ...aehnliches].some(({ url }) => url === `/seite-${at}`)) missed.push(q)
      }
    expect(missed).toEqual([])
  })

  test.each(['Heide', 'von der Heide', 'der Heide', 'Anne', 'Seide', 'Heiden', 'Leide'])(
    'by the public search as the first hit: %s',
    async q => {
      const { call } = await testTown({
        seite: [
          { pfad: '/andere', title: 'Andere', description: 'Heit isch der Hock, leider ohne änner.' },
          { pfad: '/heide', title: 'Ute von der Heide' },
          { pfad: '/heiden', title: 'Heiden und Christen' },
          { pfad: '/stoffe', title: 'Anne webt Seide' },
          { pfad: '/leid', title: 'Leide nicht' },
        ],
      })
      const { data } = await call(calls.suche, { query: { q } })
      expect(data[0]?.titel).toContain(q.split(' ').at(-1)?.slice(0, 5))
    },
  )

  test('by the search of the desk', async () => {
    const town = await deskTown()
    const boss = town.as('leitung')
    for (const [at, word] of WORDS.entries()) await boss.page(`/seite-${at}`, { title: `Ausflug ${word}` })
    const missed: string[] = []
    for (const suche of WORDS) {
      const { data } = await boss.call('redaktionSuche', { query: { suche } })
      if (!data.some(({ inhalt }) => inhalt.titel === `Ausflug ${suche}`)) missed.push(suche)
    }
    expect(missed).toEqual([])
  })

  test('by the search of the intranet', async () => {
    const town = await staffTown({
      intranetrubrik: rubriken('Personal'),
      intranetbeitrag: WORDS.map(word => beitrag(`Ausflug ${word}`, 'personal', '2026-11-05T09:00:00Z')),
    })
    const staff = town.as('miriam')
    const missed: string[] = []
    for (const word of WORDS) {
      const { data } = await staff.call('intranetSuche', { query: { q: word, pro_seite: 100 } })
      if (!data.some(({ titel }) => titel === `Ausflug ${word}`)) missed.push(word)
    }
    expect(missed).toEqual([])
  })
})

test('P18: stop words alone find titles with all of them, by kind and section too, and no texts', async () => {
  const { call } = await testTown({
    seite: [
      { pfad: '/alle', title: 'Alle unter einem Dach' },
      { pfad: '/text', title: 'Text', description: 'Das gilt für alle unter uns.' },
    ],
  })
  const found = async (query: { q: string; art?: string }) =>
    (await call(calls.suche, { query })).data.map(({ url }) => url)
  expect(await found({ q: 'alle' })).toEqual(['/alle'])
  expect(await found({ q: 'Alle unter einem' })).toEqual(['/alle'])
  expect(await found({ q: 'alle', art: 'seite' })).toEqual(['/alle'])
  expect(await found({ q: 'alle', art: 'stelle' })).toEqual([])
  expect(await found({ q: 'wo bin ich' })).toEqual([])
})
