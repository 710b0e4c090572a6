import type { RatsraumVorlage } from '@rathausplatz/contract'
import { Dokumentliste, Ergebnis, filesOfItem } from '@rathausplatz/templates/rat'
import { Link } from '@rathausplatz/ui'
import { Closed } from './closed.tsx'
import { type EveningItem, ITEM, queryOf } from './evening.ts'
import { Paper } from './paper.tsx'

type ItemProps = { item: EveningItem; paper: RatsraumVorlage | undefined }

/** The contents of an item: its paper and its result. */
export function Item({ item: { punkt, behandlung }, paper }: ItemProps) {
  const { text, vorlage, ergebnis, abstimmung, beschluss } = punkt
  const files = filesOfItem(punkt)
  return (
    <>
      {text && <p className="rat-text">{text}</p>}
      <Ergebnis {...{ ergebnis, abstimmung, beschluss }} />
      {paper && (
        <Closed isClosed={behandlung === 'oeffentlich' && paper.behandlung === 'nichtoeffentlich'}>
          <Paper paper={paper} heading="h3" isBeside files={files} />
        </Closed>
      )}
      {punkt.weitere_vorlagen?.map(one => (
        <p key={one.id}>
          Dazu: <Link href={one.detailURL}>{`${one.art} ${one.nummer}, ${one.name}`}</Link>
        </p>
      ))}
      {!paper && files.length > 0 && <Dokumentliste dateien={files} />}
      {!paper && vorlage && (
        <p role="status">
          Die Vorlage {vorlage.nummer} lässt sich gerade nicht laden.{' '}
          <Link href={vorlage.detailURL}>Noch einmal versuchen</Link>
        </p>
      )}
    </>
  )
}

type PagingProps = { before: EveningItem | undefined; after: EveningItem | undefined }

/** Links to the previous and next item, for use on a phone. */
export const ItemPaging = ({ before, after }: PagingProps) => (
  <nav aria-label="Weiterblättern" className="rat-blaettern">
    {before && <Turn to={before} word="Voriger Punkt" />}
    {after && <Turn to={after} word="Nächster Punkt" />}
  </nav>
)

const Turn = ({ to, word }: { to: EveningItem; word: string }) => (
  <Link href={`${queryOf(to)}#${ITEM}`} stay>
    <span className="rat-wohin">{word}</span>
    <span>
      <strong>{to.punkt.nummer}</strong> {to.punkt.titel}
    </span>
  </Link>
)
