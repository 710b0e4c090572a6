import { type Cms, calls, type GremiumUebersicht } from '@rathausplatz/contract'

export type Gremiumwahl = { id: string; name: string }

/** The bodies that a visitor can choose, and the one of the address: a body that is not there chooses nothing. */
export async function gremiumChoice(cms: Cms, query: URLSearchParams) {
  const { data } = await cms.call(calls.gremien, {})
  const gremien = data.filter(({ art }) => art !== 'fraktion').map(wahl)
  const asked = query.get('gremium')
  return { gremien, gremium: gremien.find(({ id }) => id === asked)?.id ?? '' }
}

const wahl = ({ id, name }: GremiumUebersicht): Gremiumwahl => ({ id, name })
