import { data } from 'react-router'
import { ofHolder } from '../answers/of-holder.ts'
import { isOver } from '../forms/failure.ts'

/** Whether the link in a mail still confirms something, before the page offers to confirm it. */
type LinkState = 'offen' | 'ersetzt' | 'vorbei'

/** Asks the CMS about a link. If it does not answer, the confirmation itself will tell. */
async function linkState(ask: () => Promise<{ ersetzt: boolean }>): Promise<LinkState> {
  try {
    return (await ask()).ersetzt ? 'ersetzt' : 'offen'
  } catch (error) {
    return isOver(error) ? 'vorbei' : 'offen'
  }
}

/** The data of a page that asks for a confirmation; 410 if there is nothing to confirm. */
export async function confirmable(schluessel: string, ask: () => Promise<{ ersetzt: boolean }>) {
  const link = await linkState(ask)
  return data({ schluessel, link }, { status: link === 'offen' ? 200 : 410, headers: ofHolder })
}
