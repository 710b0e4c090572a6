import { type Cms, calls, type GremiumUebersicht } from '@rathausplatz/contract'

export type Gremiumwahl = { id: string; name: string }

/** Loads the bodies to choose from, and the body in the address; an unknown body is ignored. */
export async function gremiumChoice(cms: Cms, query: URLSearchParams) {
  const { data } = await cms.call(calls.gremien, {})
  const gremien = data.filter(({ art }) => art !== 'fraktion').map(wahl)
  const asked = query.get('gremium')
  return { gremien, gremium: gremien.find(({ id }) => id === asked)?.id ?? '' }
}

const wahl = ({ id, name }: GremiumUebersicht): Gremiumwahl => ({ id, name })
