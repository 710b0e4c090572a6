import { type CallAnswer, calls } from '@rathausplatz/contract'
import { Link } from 'react-router'
import { when } from '../pieces/when.ts'
import { ask } from '../wall/ask.ts'
import { Found } from './found.tsx'
import libraryStyles from './library.module.css'
import styles from './media.module.css'
import { counted, factsOf, type Medium, screenOf } from './medium.ts'
import { Face } from './tiles.tsx'
import { type LoadPage, usePages } from './use-pages.ts'

type Group = CallAnswer<typeof calls.redaktionDoppelteMedien>['data'][number]

const load: LoadPage<Group> = (seite, signal) =>
  ask(calls.redaktionDoppelteMedien, { query: { seite }, signal })

/** Groups of equal or similar files side by side, to decide which can be deleted. */
export function Doubles() {
  const found = usePages(load)
  return (
    <Found
      {...found}
      isAny={found.items.length > 0}
      said="Was hier beieinandersteht, ist gleich oder sieht gleich aus. Öffnen Sie eine Datei, um zu sehen, wo sie steht, oder um sie zu löschen."
      nothing="Nichts ist doppelt: Jedes Bild und jedes Dokument gibt es nur einmal."
    >
      {found.items.map(group => (
        <Together key={group.map(({ datei }) => datei).join(' ')} group={group} />
      ))}
    </Found>
  )
}

function Together({ group }: { group: readonly Medium[] }) {
  const isSame = group.every(({ version }) => version === group[0]?.version)
  const label = `${counted(group.length, group[0]?.art)}, ${isSame ? 'Byte für Byte gleich' : 'sehen gleich aus'}`
  return (
    <section aria-label={label} className={libraryStyles.group}>
      <h2>{label}</h2>
      <ul role="list" className={styles.tiles}>
        {group.map(medium => (
          <li key={medium.datei}>
            <Link to={screenOf(medium)} className={styles.tile}>
              <Face medium={medium} />
              <span className={styles.name}>{medium.titel}</span>
              <span className={styles.facts}>
                {factsOf(medium)}
                <br />
                aufgenommen {when(medium.aufgenommen_am)} von {medium.aufgenommen_von.name}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
