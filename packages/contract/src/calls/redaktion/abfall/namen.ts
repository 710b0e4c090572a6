import * as z from 'zod'
import { defineCall } from '../../../call.ts'
import { type Abfallname, abfallname, abfallnameAngaben } from '../../../entities/abfall/abfallname.ts'
import { desk } from '../desk-call.ts'
import { keeping } from './abfall-call.ts'

const gelernt: Abfallname = {
  id: '0198f0a2-5c1e-7d3a-9b44-2f6c1a7e8d41',
  name: 'Grüne Tonne',
  bedeutung: 'papier',
  geaendert_am: '2026-11-20T08:00:00.000Z',
}

/** The names of waste in files that the town has explained once, for all later imports. */
export const namenCalls = {
  redaktionAbfallnamen: defineCall({
    name: 'redaktionAbfallnamen',
    method: 'GET',
    path: desk('abfall/namen'),
    summary: 'Namen in Dateien mit Abfuhrterminen, und was sie hier bedeuten',
    ...keeping,
    answer: z.object({ data: z.array(abfallname) }),
    examples: [{ summary: 'Ein Name', answer: { data: [gelernt] } }],
  }),

  redaktionAbfallnameFestlegen: defineCall({
    name: 'redaktionAbfallnameFestlegen',
    method: 'PUT',
    path: desk('abfall/namen'),
    summary: 'Festlegen, was ein Name in Dateien bedeutet; gibt es ihn schon, gilt die neue Bedeutung',
    ...keeping,
    body: abfallnameAngaben,
    answer: abfallname,
    examples: [
      {
        summary: 'Die Grüne Tonne ist Papier',
        body: { name: gelernt.name, bedeutung: gelernt.bedeutung },
        answer: gelernt,
      },
    ],
  }),

  redaktionAbfallnameLoeschen: defineCall({
    name: 'redaktionAbfallnameLoeschen',
    method: 'DELETE',
    path: desk('abfall/namen/{id}'),
    summary: 'Eine Festlegung löschen; der Name ist dann wieder unbekannt',
    ...keeping,
    params: z.object({ id: z.string().regex(/^[\w-]{1,64}$/) }),
    answer: z.object({}),
    examples: [{ summary: 'Gelöscht', params: { id: gelernt.id }, answer: {} }],
  }),
} as const
