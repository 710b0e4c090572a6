import type { RatsraumSitzung, Sitzung } from '@rathausplatz/contract'
import { Anwesenheit, Dokumentliste, Eckdaten, Fact, filesOf } from '@rathausplatz/templates/rat'
import { formatTime, Link } from '@rathausplatz/ui'
import { Closed } from './closed.tsx'

/** The meeting as a whole: its bodies, files and attendance. */
export const Overview = ({ oeffentlich, nichtoeffentlich }: RatsraumSitzung) => (
  <>
    {oeffentlich && <Part part={oeffentlich} besides={undefined} />}
    {nichtoeffentlich && (
      <Closed>
        {oeffentlich && <h3>{nichtoeffentlich.titel}</h3>}
        <Part part={nichtoeffentlich} besides={oeffentlich} />
      </Closed>
    )}
  </>
)

/**
 * One part of the meeting. Time and place are at the top of the page; the second part shows them only if they
 * differ.
 */
function Part({ part, besides }: { part: Sitzung; besides: Sitzung | undefined }) {
  const { ort, datum_von, ohne_uhrzeit, gremium, gemeinsam_mit, hinweis } = part
  const files = filesOf(part)
  return (
    <div className="rat-teilabend">
      <Eckdaten>
        {besides && besides.datum_von !== datum_von && !ohne_uhrzeit && (
          <Fact name="Beginn">{formatTime(datum_von)}</Fact>
        )}
        {besides && ort && besides.ort !== ort && <Fact name="Ort">{ort}</Fact>}
        {!besides && (
          <Fact name={gemeinsam_mit.length > 0 ? 'Es tagen gemeinsam' : 'Gremium'}>
            {[gremium, ...gemeinsam_mit].map(({ id, name, detailURL }) => (
              <p key={id}>
                <Link href={detailURL}>{name}</Link>
              </p>
            ))}
          </Fact>
        )}
      </Eckdaten>
      {hinweis && hinweis !== besides?.hinweis && <p className="rat-text">{hinweis}</p>}
      {files.length > 0 && <Dokumentliste dateien={files} />}
      <Anwesenheit {...part} />
    </div>
  )
}
