import { calls } from '@rathausplatz/contract'
import { testTown } from '../../test-town.ts'

const who = {
  realm: 'redaktion' as const,
  user: { id: 'anna', name: 'Anna Beispiel' },
}

type Parts = NonNullable<Parameters<typeof testTown>[2]>

/** A town without streets, and functions with which the editor Anna adds streets, tours and dates. */
export async function wasteTown(now = '2026-11-20T12:00:00+01:00', more: Parts = {}) {
  const identify = (async () => ({
    ...who,
    id: 'anna',
    email: 'anna@example.org',
    roles: ['redaktion'],
    rights: ['abfall-pflegen'],
    sections: ['/'],
  })) as unknown as NonNullable<Parts['identify']>
  const stadt = {
    name: 'Stadt Rebenau',
    ags: '08215999',
    anschrift: { location: '', street: 'Marktplatz 1', zip: '76999', city: 'Rebenau' },
    telefon: '030 23125-0',
    email: 'stadt@example.org',
  }
  const town = await testTown({ stadt: [stadt] }, now, { identify, ...more })
  const desk = ((call: never, input: object) =>
    town.call(call, { ...input, token: 'anna' } as never)) as typeof town.call
  const place = (strasse: string, data: object = {}) =>
    desk(calls.redaktionAbfallortAnlegen, { body: { ort: 'Kernstadt', strasse, ...data } })
  const tour = (data: object = {}) =>
    desk(calls.redaktionAbfalltourAnlegen, {
      body: {
        name: 'Restmüll Kernstadt',
        fraktion: 'restmuell',
        regel: { art: 'wochen', wochentag: 1, alle_wochen: 2, ab: '2026-12-01' },
        ...data,
      },
    })
  const plan = (id: string, von = '2026-11-20', bis = '2027-12-31') =>
    desk(calls.redaktionAbfalltourPlanen, { params: { id }, body: { von, bis } })
  return { ...town, desk, place, tour, plan }
}
