import { type Pinnwandstand, pinnwandstaende } from '@rathausplatz/contract'

type Locked = { readonly stand: Pinnwandstand; readonly gesperrt_von: 'verfasser' | 'stadt' | null }

/** Returns the state of an entry of a resident in words: "Öffentlich", "Gesperrt von der Stadt". */
export function stateOf({ stand, gesperrt_von }: Locked): string {
  if (stand !== 'gesperrt' || gesperrt_von === null) return pinnwandstaende[stand]
  const by = gesperrt_von === 'stadt' ? 'von der Stadt' : 'von der Person, die ihn geschrieben hat'
  return `${pinnwandstaende[stand]} ${by}`
}
