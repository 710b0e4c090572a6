import { istOffenerSchaden, type Schaden, schadenskategorieOf, schadenstaende } from '@rathausplatz/contract'
import { AtScale, isOn, MapFigure, placeOf, type Sheet } from '@rathausplatz/ui/karte'
import styles from './karte.module.css'

/** Returns numbers for the damages of a list that have a point, from 1 in the order of the list. */
export function numbersOf(
  sheet: Sheet | undefined,
  schaeden: readonly Schaden[],
): ReadonlyMap<string, number> {
  const shown = schaeden.filter(({ lage }) => lage && sheet && isOn(sheet, lage))
  return new Map(shown.map(({ nummer }, place) => [nummer, place + 1]))
}

/**
 * The damages on the map of the town, with the numbers of the list beside it. The map is hidden from screen
 * readers and not in the tab order, because the list contains the same data.
 */
export function DamageMap({ sheet, schaeden }: { sheet: Sheet; schaeden: readonly Schaden[] }) {
  const numbers = numbersOf(sheet, schaeden)
  const shown = schaeden.flatMap(schaden => {
    const number = numbers.get(schaden.nummer)
    return number !== undefined && schaden.lage ? [{ ...schaden, lage: schaden.lage, number }] : []
  })
  if (shown.length === 0) return null
  const missing = schaeden.length - shown.length
  const caption = `Die Nummern stehen auch in der Liste.${
    missing === 0
      ? ''
      : ` ${missing === 1 ? 'Eine Meldung steht nur dort: Zu ihr' : `${missing} Meldungen stehen nur dort: Zu ihnen`} gehört kein Punkt auf der Karte.`
  }`
  return (
    <MapFigure sheet={sheet} punkte={shown.map(({ lage }) => lage)} caption={caption}>
      {scale =>
        shown.toReversed().map(({ nummer, lage, number, kategorie, stand, detailURL }) => {
          const { x, y } = placeOf(sheet, lage)
          const isOpen = istOffenerSchaden(stand)
          return (
            <a key={nummer} href={detailURL} tabIndex={-1} className={styles.marke} data-offen={isOpen}>
              <title>{`${number}: ${schadenskategorieOf(kategorie).name}, ${schadenstaende[stand]}`}</title>
              <AtScale x={x} y={y} scale={scale}>
                <circle r="15" strokeWidth="2.5" />
                <text fontSize="16">{number}</text>
              </AtScale>
            </a>
          )
        })
      }
    </MapFigure>
  )
}
