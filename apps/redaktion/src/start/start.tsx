import { Search, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { Link, useLoaderData } from 'react-router'
import { DueBlock } from '../care/due-block.tsx'
import { screenOf } from '../contents/row.ts'
import rowStyles from '../contents/rows.module.css'
import { changed, Line, Rows } from '../contents/rows.tsx'
import { useFrameData } from '../frame/frame-data.ts'
import { MendingBlocks } from '../mending/mending-blocks.tsx'
import { DeskIcon } from '../pieces/icon.tsx'
import { Screen } from '../pieces/screen.tsx'
import { when } from '../pieces/when.ts'
import { Block } from './block.tsx'
import type { InVain, StartData, Unfit } from './load-start.ts'
import { ReplacedNotices } from './replaced-notices.tsx'
import styles from './start.module.css'
import { tasksFor } from './tasks.ts'
import { Tour, TourOffer } from './tour.tsx'
import { UndeliveredMails } from './undelivered.tsx'
import { UnsavedWork } from './unsaved-work.tsx'
import { runsOut } from './until.ts'
import { UrgentNotices } from './urgent-notices.tsx'

/** The start screen: tasks, and everything that waits for the editor. */
export function Start() {
  const { session, kinds } = useFrameData()
  const data = useLoaderData<StartData>()
  const [isTouring, setTouring] = useState(false)
  const tasks = tasksFor(kinds, session.rechte)
  return (
    <Screen title={`Guten Tag, ${session.vorname || session.email}`} note={placeOf(session.bereiche)}>
      <TourOffer onBegin={() => setTouring(true)} />
      {tasks.length > 0 && (
        <nav aria-label="Womit möchten Sie anfangen?">
          <ul role="list" className={styles.tasks}>
            {tasks.map(({ label, help, to, drawing }) => (
              <li key={to}>
                <Link to={to} className={styles.task}>
                  <DeskIcon drawing={drawing} />
                  <span>
                    <strong>{label}</strong>
                    <span className={styles.help}>{help}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={styles.blocks}>
        <div className={styles.own}>
          <UrgentNotices notices={data.notices} />
          <ReplacedNotices replaced={data.replaced} />
          <UndeliveredMails undelivered={data.undelivered} />
          <UnsavedWork unsaved={data.unsaved} />
          {data.inReview.length > 0 && (
            <Block
              title="Wartet auf Ihre Prüfung"
              hint="Ansehen, dann freigeben oder mit einem Satz zurückgeben."
            >
              <Rows
                rows={data.inReview}
                said={row => `eingereicht ${when(row.geaendert_am)} von ${row.geaendert_von.name}`}
              />
            </Block>
          )}
          {data.due.length > 0 && <DueBlock due={data.due} more={data.moreDue} />}
          {data.waiting.map(({ title, words, link }) => (
            <Block key={link.to} title={title} hint={words}>
              <p>
                <Link to={link.to}>{link.label}</Link>
              </p>
            </Block>
          ))}
          {data.drafts.length > 0 && (
            <Block
              title="Ihre Entwürfe"
              hint="Noch nicht auf der Website. Weiterschreiben oder zur Prüfung geben."
            >
              <Rows rows={data.drafts} />
            </Block>
          )}
          {data.last.length > 0 && (
            <Block title={data.last[0]?.eigene ? 'Zuletzt von Ihnen geändert' : 'Zuletzt geändert'}>
              <Rows rows={data.last} said={changed} />
            </Block>
          )}
        </div>
        <div className={styles.town}>
          {data.runningOut.length > 0 && (
            <Block
              title="Läuft bald ab"
              hint="Verschwindet von selbst von der Website. Wenn es bleiben soll: das Ende verschieben."
            >
              <Rows rows={data.runningOut} said={({ gueltig_bis }) => runsOut(gueltig_bis ?? '')} />
            </Block>
          )}
          {data.unfit.length > 0 && <UnfitContents unfit={data.unfit} />}
          <MendingBlocks mending={data.mending} />
          {data.inVain.length > 0 && <SearchesInVain inVain={data.inVain} />}
        </div>
      </div>
      <p className={styles.foot}>
        <button type="button" onClick={() => setTouring(true)}>
          Rundgang durch die Redaktion ansehen
        </button>
        <Link to="/hilfe">Hilfe: die häufigsten Aufgaben, Schritt für Schritt</Link>
      </p>
      <Tour isOpen={isTouring} onClose={() => setTouring(false)} />
    </Screen>
  )
}

/** Names the sections of an account, unless it works for the whole town. */
const placeOf = (bereiche: readonly string[]): string | undefined =>
  bereiche.includes('/') || bereiche.length === 0
    ? undefined
    : `Sie arbeiten für die Bereiche ${new Intl.ListFormat('de').format(bereiche)}.`

/** Contents that the current rules refuse. They stay public until they are corrected. */
function UnfitContents({ unfit }: { unfit: readonly Unfit[] }) {
  return (
    <Block
      title="Bitte nachsehen"
      hint="Hier fehlt inzwischen etwas oder stimmt nicht mehr. Auf der Website bleibt der letzte gute Stand."
    >
      <ul role="list" className={rowStyles.rows}>
        {unfit.map(({ id, art, schluessel, fassung, hinweise }) => (
          <Line key={`${id} ${fassung}`} art={art} to={screenOf({ art, id })} title={schluessel}>
            <span className={styles.warning}>
              <DeskIcon drawing={TriangleAlert} /> {hinweise[0]?.message ?? 'passt nicht mehr'}
            </span>
          </Line>
        ))}
      </ul>
    </Block>
  )
}

function SearchesInVain({ inVain }: { inVain: readonly InVain[] }) {
  return (
    <Block
      title="Vergeblich gesucht"
      hint="Danach haben Menschen auf der Website gesucht und nichts gefunden. Ein Suchwort hilft, das zum richtigen Inhalt führt."
    >
      <ul role="list" className={styles.words}>
        {inVain.map(({ frage, anzahl }) => (
          <li key={frage}>
            <DeskIcon drawing={Search} /> „{frage}“{' '}
            <span className={styles.times}>{anzahl === 1 ? 'einmal' : `${anzahl}-mal`}</span>
          </li>
        ))}
      </ul>
      <p>
        <Link to="/pflege/suche">Vergebliche Suchen durchgehen</Link>
      </p>
    </Block>
  )
}
