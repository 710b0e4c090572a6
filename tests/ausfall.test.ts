import { calls, cmsInProcess } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { testSite } from '../apps/site/app/testing/test-site.ts'
import { wholeBuild } from '../apps/site/app/testing/whole-build.ts'
import { serveBuild } from '../apps/site/index.ts'
import { failingDatabase, outages } from '../packages/cms/src/store/testing/outages.ts'
import {
  angebot,
  BEGINN,
  buergerbuero,
  personalausweis,
} from '../packages/cms/src/terminvereinbarung/testing/town-with-offers.ts'
import { testTown } from '../packages/cms/src/test-town.ts'

const build = wholeBuild()
const einreichung = '0199aa10-7c1e-7d3a-9f51-000000000001'
const formular = {
  titel: 'Idee für den Markt',
  slug: 'idee',
  schritte: [{ titel: 'Die Idee', felder: [{ typ: 'langtext', name: 'was', label: 'Was?', pflicht: true }] }],
  bestaetigung: 'Danke.',
  zweck: 'um den Markt zu beleben',
  adressen: ['markt@example.org'],
}

const termin = `/termin/buergerbuero/personalausweis/buchen?zeit=${encodeURIComponent(BEGINN)}&nr=${einreichung}`
const records = {
  formular: [formular],
  organisationseinheit: [buergerbuero()],
  leistung: [personalausweis],
  terminangebot: [angebot()],
}

const rooms = [
  [termin, { zeit: BEGINN, name: 'Erika Muster', email: 'erika@example.org', telefon: '' }],
  ['/formulare/idee', { schritt: '0', _gezeigt: 'was', was: 'Mehr Bänke unter den Linden' }],
  [
    '/schaeden/neu',
    { kategorie: 'licht', ort: 'Lindenstraße', text: 'Die Laterne ist dunkel', trotzdem: '1' },
  ],
  [
    '/pinnwand/neu',
    {
      rubrik: 'suche',
      titel: 'Blauer Wellensittich',
      text: 'Wer hat ihn am Marktplatz gesehen?',
      name: 'Erika',
      tage: '30',
      email: 'erika@example.org',
    },
  ],
  ['/intranet/anmelden', { email: 'erika@example.org', passwort: 'Sehr geheim 1!' }],
  ['/raete/anmelden', { email: 'erika@example.org', passwort: 'Sehr geheim 1!' }],
  ['/redaktion/anmelden', { email: 'erika@example.org', passwort: 'Sehr geheim 1!' }],
] as const

/** A town whose database can fail, with its whole site. */
async function town() {
  const { address, fail } = await failingDatabase()
  const { answering, store, call, pass } = await testTown(records, '2026-11-25T10:00:00+01:00', {
    database: address,
  })
  const { beginn } = await call(calls.formularBeginn, {})
  pass(60)
  const { site, lines } = testSite({})
  const fetch = serveBuild(build, {
    ...site,
    cms: cmsInProcess(answering.handlers, answering.identify),
    vorschau: false,
    dataDir: '/nirgends',
  })
  const ask = async (path: string, init?: RequestInit) => {
    const answer = await fetch(new Request(new URL(path, site.publicUrl), init), {
      policy: site.policy,
      requestId: 'anfrage-1',
      sender: '192.0.2.7',
      tells: [],
      refused: undefined,
    })
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }
  const send = (path: string, fields: Record<string, string>) =>
    ask(path, {
      method: 'POST',
      body: new URLSearchParams({
        einreichung,
        beginn,
        geladen: new Date(Date.now() - 60_000).toISOString(),
        ...fields,
      }),
    })
  return { ask, send, lines, fail: (how: (typeof outages)[number]) => fail(store.database, how) }
}

test.each(outages)(
  'D-03, A8: with a database that is %s every form answers 503 and shows all input again except passwords, also if its page was never rendered before',
  async outage => {
    const { ask, send, fail, lines } = await town()
    // Every second page was rendered before.
    for (const [index, [path]] of rooms.entries()) if (index % 2 === 0) await ask(path)
    await fail(outage)
    for (const [path, fields] of rooms) {
      lines.length = 0
      const { status, headers, text } = await send(path, fields)
      expect([path, status, headers.get('retry-after')], text.slice(0, 3_000)).toEqual([path, 503, '60'])
      expect(text, path).toContain('Ihre Angaben stehen noch hier.')
      for (const [name, value] of Object.entries(fields))
        if (name === 'passwort') expect(text, path).not.toContain(value)
        else if (value.length > 3) expect(text, path).toContain(value)
      expect(lines.length, path).toBeGreaterThan(0)
    }
  },
)
