import { Link2Off, MapPinOff } from 'lucide-react'
import { Link } from 'react-router'
import { DeskIcon } from '../pieces/icon.tsx'
import { Block } from '../start/block.tsx'
import type { Mending } from './load-mending.ts'
import styles from './mending.module.css'
import { times } from './mending.ts'

/** Blocks of the start screen: broken links and missing addresses. */
export function MendingBlocks({ mending: { broken, missing } }: { mending: Mending }) {
  return (
    <>
      {broken.haus + broken.aussen > 0 && <BrokenLinks broken={broken} />}
      {missing.length > 0 && <MissingAddresses missing={missing} />}
    </>
  )
}

function BrokenLinks({ broken: { haus, aussen } }: Pick<Mending, 'broken'>) {
  return (
    <Block title="Kaputte Links" hint="Wer sie anklickt, steht vor „nicht gefunden“.">
      <ul role="list" className={styles.short}>
        {haus > 0 && (
          <li>
            <DeskIcon drawing={Link2Off} />
            <Link to="/pflege/links">{targets(haus)} auf dieser Website</Link>
          </li>
        )}
        {aussen > 0 && (
          <li>
            <DeskIcon drawing={Link2Off} />
            <Link to="/pflege/links?lage=aussen">{targets(aussen)} auf anderen Websites</Link>
          </li>
        )}
      </ul>
    </Block>
  )
}

const targets = (count: number) => (count === 1 ? 'ein Ziel' : `${count} Ziele`)

function MissingAddresses({ missing }: Pick<Mending, 'missing'>) {
  return (
    <Block
      title="Fehlende Adressen"
      hint="Diese Seiten wurden aufgerufen, und es gibt sie nicht. Eine Weiterleitung hilft."
    >
      <ul role="list" className={styles.short}>
        {missing.map(({ adresse, anzahl }) => (
          <li key={adresse}>
            <DeskIcon drawing={MapPinOff} />
            <span className={styles.address}>{adresse}</span>{' '}
            <span className={styles.since}>{times(anzahl)}</span>
          </li>
        ))}
      </ul>
      <p>
        <Link to="/pflege/adressen">Weiterleitungen anlegen</Link>
      </p>
    </Block>
  )
}
