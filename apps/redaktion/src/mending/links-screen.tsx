import { calls } from '@rathausplatz/contract'
import { noBreak, VisuallyHidden } from '@rathausplatz/ui'
import { Button } from '@rathausplatz/ui/form'
import { ArrowRight, ExternalLink, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { screenOf } from '../contents/row.ts'
import { drawingOf } from '../frame/ways.ts'
import { listAt, useList } from '../list/list-at.ts'
import { ListPaging } from '../list/list-paging.tsx'
import { ROWS } from '../list/list-query.ts'
import { Nothing } from '../list/nothing.tsx'
import { pageIn } from '../list/page-in.ts'
import { useNextRow } from '../list/use-next-row.ts'
import { day } from '../pieces/day.ts'
import { DeskIcon } from '../pieces/icon.tsx'
import { Screen } from '../pieces/screen.tsx'
import { when } from '../pieces/when.ts'
import { ask } from '../wall/ask.ts'
import styles from './mending.module.css'
import { type BrokenLink, checkedSoFar, isOutside, LAGEN, type Lage } from './mending.ts'
import { RedirectedEntry } from './redirected-entry.tsx'
import { ReplaceDialog } from './replace-dialog.tsx'
import { SectionSelect } from './section-select.tsx'
import { useReplace } from './use-replace.tsx'

const list = listAt(
  address => ({
    lage: LAGEN.find(one => one.lage === address.get('lage'))?.lage ?? 'haus',
    bereich: /^\/[^\s]{0,200}$/.exec(address.get('bereich') ?? '')?.[0] ?? '',
    seite: pageIn(address, 999),
  }),
  ({ bereich, ...query }, signal) =>
    ask(calls.redaktionKaputteLinks, {
      query: { ...query, ...(bereich === '' ? {} : { bereich }) },
      signal,
    }),
)
export const { loader } = list

/** Broken links in public contents. */
export function Component() {
  const { query, found, wanted, hrefOf, go, paging } = useList(list)
  const { replace, renew, isBusy, dialogs } = useReplace()
  const [asked, setAsked] = useState<BrokenLink>()
  const rows = useNextRow<HTMLUListElement>()
  const { lage, bereich, seite } = query
  const within = bereich === '' ? {} : { bereich }
  const isOff = isOutside(lage) && !found.pruefung.an
  const hint = LAGEN.find(one => one.lage === lage)?.hint
  return (
    <Screen
      title="Kaputte Links"
      note="Links auf öffentlichen Seiten, die ins Leere oder nur über eine Weiterleitung zum Ziel führen, nach dem Ziel geordnet. Das Ziel mit den meisten Links steht oben."
    >
      <div className={styles.above}>
        <nav aria-label="Wohin die Links führen">
          <ul role="list" className={styles.sorts}>
            {LAGEN.map(one => (
              <li key={one.lage}>
                <Link
                  to={hrefOf({ lage: one.lage })}
                  aria-current={one.lage === wanted.lage ? 'page' : undefined}
                >
                  {one.label} <span className={styles.number}>{found.zahlen[one.lage]}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <SectionSelect value={wanted.bereich} onChoose={bereich => go({ bereich })} />
      </div>
      <p className={styles.hint}>{hint}</p>
      {isOutside(lage) && <p className={styles.hint}>{checkedSoFar(found.pruefung, when)}</p>}
      {lage === 'weiterleitung' && found.data.some(({ stellen }) => stellen.some(isMine)) && (
        <p className={styles.everything}>
          <Button type="button" aria-disabled={isBusy} onClick={() => void renew(within)}>
            Alle neuen Adressen eintragen
          </Button>
        </p>
      )}
      {found.data.length === 0 ? (
        <Nothing title={isOff ? 'Wird nicht geprüft' : 'Alles in Ordnung'}>
          {isOff ? OFF : `${bereich === '' ? '' : 'In diesem Bereich: '}${FINE[lage]}`}
        </Nothing>
      ) : (
        <ul role="list" className={styles.entries} {...rows}>
          {found.data.map(link =>
            lage === 'weiterleitung' ? (
              <RedirectedEntry
                key={link.adresse}
                link={link}
                isBusy={isBusy}
                onRenew={wanted => void renew({ ...wanted, ...within })}
              />
            ) : (
              <Entry
                key={link.adresse}
                link={link}
                isBusy={isBusy}
                onMove={nach => void replace(link.adresse, nach)}
                onReplace={() => setAsked(link)}
              />
            ),
          )}
        </ul>
      )}
      {found.mehr && (
        <p className={styles.hint}>
          Es sind noch mehr, als hier Platz haben. Wenn diese in Ordnung sind, rücken die übrigen nach.
        </p>
      )}
      <ListPaging {...paging} hasNext={seite * ROWS < found.anzahl} />
      <ReplaceDialog
        link={asked}
        isBusy={isBusy}
        onClose={() => setAsked(undefined)}
        onReplace={async nach => {
          if (asked && (await replace(asked.adresse, nach))) setAsked(undefined)
        }}
      />
      {dialogs}
    </Screen>
  )
}

const isMine = ({ aenderbar }: BrokenLink['stellen'][number]) => aenderbar

const OFF =
  'Dieser Server fragt keine anderen Websites. Wer ihn betreibt, kann die Prüfung einschalten; bis dahin probieren Sie Links zu anderen Websites bitte selbst.'

const FINE = {
  haus: 'Alle Links auf Seiten und Dateien dieser Website funktionieren.',
  aussen: 'Von keiner anderen Website ist bekannt, dass ein Link dorthin kaputt ist.',
  umzug: 'Keine verlinkte Adresse ist auf Dauer umgezogen.',
  weiterleitung: 'Jeder Link auf dieser Website führt geradewegs zu seinem Ziel.',
  ungeprueft: 'Keine Adresse hat sich der Prüfung entzogen.',
} as const satisfies Record<Lage, string>

type EntryProps = {
  link: BrokenLink
  isBusy: boolean
  onMove: (nach: string) => void
  onReplace: () => void
}

function Entry({ link, isBusy, onMove, onReplace }: EntryProps) {
  const { adresse, grund, seit, neue_adresse, ziel, ersetzbar } = link
  const isElsewhere = /^https?:/.test(adresse)
  return (
    <li className={styles.entry}>
      <h2>
        {isElsewhere ? (
          <a href={adresse} target="_blank" rel="noreferrer">
            {adresse} <DeskIcon drawing={ExternalLink} />
            <VisuallyHidden> (öffnet ein neues Fenster)</VisuallyHidden>
          </a>
        ) : (
          adresse
        )}
      </h2>
      {neue_adresse === null ? (
        <p className={styles.matter}>
          <DeskIcon drawing={TriangleAlert} />
          <span>
            {grund} {seit && <span className={styles.since}>Seit {noBreak(sinceOf(seit))}.</span>}
          </span>
        </p>
      ) : (
        <p className={styles.matter}>
          <DeskIcon drawing={ArrowRight} />
          <span>
            zieht um nach{' '}
            <a href={neue_adresse} target="_blank" rel="noreferrer">
              {neue_adresse} <DeskIcon drawing={ExternalLink} />
              <VisuallyHidden> (öffnet ein neues Fenster)</VisuallyHidden>
            </a>
          </span>
        </p>
      )}
      <Places link={link} />
      <p className={styles.actions}>
        {ersetzbar && neue_adresse !== null && (
          <Button type="button" look="outline" aria-disabled={isBusy} onClick={() => onMove(neue_adresse)}>
            Neue Adresse überall eintragen
          </Button>
        )}
        {ziel && <Link to={screenOf(ziel)}>„{ziel.titel}“ öffnen</Link>}
        {ersetzbar && (
          <button type="button" aria-label={`${adresse} überall ersetzen`} onClick={onReplace}>
            {neue_adresse === null ? 'Überall ersetzen …' : 'Andere Adresse eintragen …'}
          </button>
        )}
      </p>
    </li>
  )
}

/** A day is precise enough for older checks. */
const sinceOf = (moment: string) => day(moment, { withTime: false })

function Places({ link: { stellen, weitere } }: { link: BrokenLink }) {
  return (
    <div>
      <p className={styles.where}>
        {stellen.length + weitere === 1 ? 'Steht hier:' : `Steht an ${stellen.length + weitere} Stellen:`}
      </p>
      <ul role="list" className={styles.places}>
        {stellen.map(({ id, art, titel, feld, feldname, worte }, index) => (
          <li key={`${id} ${feld} ${index}`}>
            <DeskIcon drawing={drawingOf(art)} />
            <span>
              <Link to={screenOf({ art, id })}>{titel}</Link>
              {worte && <span>: „{worte}“</span>} <span className={styles.field}>{feldname}</span>
            </span>
          </li>
        ))}
        {weitere > 0 && <li>und an {weitere} weiteren</li>}
      </ul>
    </div>
  )
}
