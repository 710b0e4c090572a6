import { describe, expect, test } from 'vitest'
import { framesOf, scrub } from './scrub.ts'

describe('Spec §7: reports to the error reporter identify nobody', () => {
  test.each([
    ['Kein Postfach erika.mustermann@example.org gefunden', 'Kein Postfach [E-Mail] gefunden'],
    ['Rückruf unter +49 30 23125-110 erbeten', 'Rückruf unter [Nummer] erbeten'],
    ['Rückruf unter (030) 23125110', 'Rückruf unter ([Nummer]'],
    ['Konto DE02 1203 0000 0000 2020 51', 'Konto DE[Nummer]'],
    ['Unexpected token, "Erika Must"... is not valid JSON', 'Unexpected token, [Text]... is not valid JSON'],
    ['Wert „Ich brauche Hilfe“ ist zu lang', 'Wert [Text] ist zu lang'],
    ["Wert 'Ich brauche Hilfe' ist zu lang", 'Wert [Text] ist zu lang'],
    ['GET /suche?q=schulden+hilfe gescheitert', 'GET /suche?[Anfrage] gescheitert'],
    ['connect ECONNREFUSED 192.0.2.17:443', 'connect ECONNREFUSED [IP]:443'],
    ['connect ECONNREFUSED 2001:db8:0:1::7', 'connect ECONNREFUSED [IP]'],
    ['ENOENT: no such file, open /srv/stadt/data/x.sqlite', 'ENOENT: no such file, open [Pfad]'],
    ['open C:\\Users\\erika\\daten.txt', 'open [Pfad]'],
  ])('%s', (message, scrubbed) => {
    expect(scrub(message)).toBe(scrubbed)
  })

  test('a name from the program is kept, so that the fault can be found', () => {
    const message = "Cannot read properties of undefined (reading 'breadcrumbs')"
    expect(scrub(message)).toBe(message)
  })

  test('a stack keeps its positions, without machine paths, site address and message', () => {
    const ofServer = `Error: Erika Mustermann
    at loadPage (file:///srv/stadt/rathausplatz/apps/site/build/server/index.js:12:34)
    at async handle (/home/erika/rathausplatz/node_modules/hono/dist/hono.js:5:6)
    at node:internal/process/task_queues:105:5`
    expect(framesOf(ofServer)).toEqual([
      { filename: 'node:internal/process/task_queues', lineno: 105, colno: 5, in_app: false },
      { function: 'handle', filename: 'node_modules/hono/dist/hono.js', lineno: 5, colno: 6, in_app: false },
      {
        function: 'loadPage',
        filename: 'apps/site/build/server/index.js',
        lineno: 12,
        colno: 34,
        in_app: true,
      },
    ])
    const ofBrowser = 'draw@https://www.rebenau.example.org/assets/seite-a1.js?name=erika:1:234'
    expect(framesOf(ofBrowser)).toEqual([
      { function: 'draw', filename: 'assets/seite-a1.js', lineno: 1, colno: 234, in_app: true },
    ])
  })
})
