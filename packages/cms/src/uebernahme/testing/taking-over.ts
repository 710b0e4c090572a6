import { calls } from '@rathausplatz/contract'
import type { deskTown } from '../../editing/testing/desk-town.ts'
import { openOutside } from '../../outbound/fetch-outside.ts'
import { onlyNeighbour } from '../../outbound/testing/neighbour.ts'
import type { Post } from './wordpress-export.ts'

export type Town = Awaited<ReturnType<typeof deskTown>>
export type Person = Parameters<Town['as']>[0]

export const SITE = 'https://alt.rebenau.example'

export const fileOf = (text: string) => new TextEncoder().encode(text)

/** Fetches like the server of a real town, but only from the test's website on this machine. */
export const fetchNeighbour = openOutside({
  publicUrl: 'https://www.rebenau.example',
  mayReach: onlyNeighbour,
})

/** Runs the background job until nothing is left to do. */
export const work = async (town: Pick<Town, 'uebernahme'>, signal = new AbortController().signal) =>
  town.uebernahme.job.work({ signal, owner: 'test' })

export const begin = (town: Town, text: string, who: Person = 'chefin', name = 'export.xml') =>
  town.as(who).call('redaktionUebernahmeAusDatei', { query: { name }, file: fileOf(text) })

export const pieces = async (town: Town, id: string, query: object = {}, who: Person = 'chefin') =>
  (
    await town
      .as(who)
      .call('redaktionUebernahmeStuecke', { params: { id }, query: { pro_seite: 200, ...query } })
  ).data

export async function start(town: Town, id: string, who: Person = 'chefin') {
  await town.as(who).call('redaktionUebernahmeStarten', { params: { id } })
  await work(town)
  return town.as(who).call('redaktionUebernahme', { params: { id } })
}

/** Starts an import of a file, runs it, and returns its pieces. */
export async function taken(town: Town, text: string, who: Person = 'chefin') {
  const { id } = await begin(town, text, who)
  return { id, uebernahme: await start(town, id, who), stuecke: await pieces(town, id, {}, who) }
}

/** A page for a WordPress export. */
export const seite = (id: number, titel: string, text: string, more: Partial<Post> = {}): Post => ({
  id,
  titel,
  text,
  art: 'page',
  link: `${SITE}/${more.name ?? `seite-${id}`}/`,
  ...more,
})

export const contentOf = async (town: Town, id: string | null, who: Person = 'chefin') =>
  (await town.as(who).call('redaktionInhalt', { params: { id } })).daten

/** Calls the route of an address, as the site does. */
export const answerAt = (town: Town, url: string) =>
  town.call(calls.route, { query: { url } } as never) as Promise<unknown>
