/** Vom Text zum PDF: Seiten mit Kopf und Zahl, für Vorlesende gegliedert (PDF/UA), immer gleich. */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import PdfBlatt from 'pdfkit'
import { typeset } from '../src/typeset.ts'

export type Absatz =
  | { art: 'ueberschrift'; text: string }
  | { art: 'text'; text: string }
  | { art: 'liste'; punkte: readonly string[] }
  | { art: 'tabelle'; kopf: readonly string[]; zeilen: readonly (readonly string[])[] }

export type Schriftstueck = {
  /** Schlüssel unter „Bilder und Dokumente“. */
  name: string
  titel: string
  /** Tag der Ausfertigung, ISO. */
  stand: string
  absaetze: readonly Absatz[]
}

export const h = (text: string): Absatz => ({ art: 'ueberschrift', text })
export const p = (text: string): Absatz => ({ art: 'text', text })
export const liste = (...punkte: string[]): Absatz => ({ art: 'liste', punkte })
export const tabelle = (kopf: readonly string[], ...zeilen: (readonly string[])[]): Absatz => ({
  art: 'tabelle',
  kopf,
  zeilen,
})

const schrift = (staerke: number) =>
  fileURLToPath(import.meta.resolve(`@fontsource/bitter/files/bitter-latin-${staerke}-normal.woff`))

const TINTE = '#1E2421'
const GRUEN = '#24523B'
const LINIE = '#C9C2B6'
const RAND = { top: 96, bottom: 84, left: 72, right: 72 }
const BREITE = 595.28 - RAND.left - RAND.right
/** Darunter steht nur die Seitenzahl. */
const UNTEN = 841.89 - RAND.bottom

type Blatt = InstanceType<typeof PdfBlatt>

/**
 * Worin gesetzt wird: in der Hausschrift, immer gleich, oder schlicht in einer Schrift, die jedes Programm hat. Schlicht ist
 * zehnmal so schnell und so klein; so entsteht beim ersten Start, was vom Tag abhängt.
 */
type Druck = 'hausschrift' | 'schlicht'

/** Ein Schriftstück als PDF. */
export async function setze(
  { titel, stand, absaetze }: Schriftstueck,
  druck: Druck = 'hausschrift',
): Promise<Buffer> {
  const datum = new Date(`${stand}T08:00:00Z`)
  const blatt = new PdfBlatt({
    size: 'A4',
    margins: RAND,
    lang: 'de-DE',
    tagged: true,
    pdfVersion: '1.7',
    displayTitle: true,
    bufferPages: true,
    // Gepackt wird von Rechner zu Rechner verschieden.
    compress: druck === 'schlicht',
    info: { Title: titel, Author: 'Stadt Rebenau', CreationDate: datum, ModDate: datum },
  })
  const fertig = sammle(blatt)
  blatt.registerFont('normal', druck === 'schlicht' ? 'Helvetica' : await readFile(schrift(400)))
  blatt.registerFont('kraeftig', druck === 'schlicht' ? 'Helvetica-Bold' : await readFile(schrift(600)))

  const wurzel = blatt.struct('Document')
  blatt.addStructure(wurzel)
  wurzel.add(
    blatt.struct('H1', {}, () => {
      blatt.font('kraeftig').fontSize(21).fillColor(GRUEN).text(titel, { width: BREITE, lineGap: 3 })
      blatt.moveDown(0.8)
    }),
  )
  for (const absatz of typeset(absaetze)) {
    // What was drawn last may have left the pen in some column.
    blatt.x = RAND.left
    gegliedert(blatt, wurzel, absatz)
  }
  wurzel.end()
  kopfUndZahl(blatt, titel)
  blatt.end()
  return fertig
}

type Teil = ReturnType<Blatt['struct']>

/** Hängt einen Absatz an seinen Platz; gezeichnet wird dabei, in dieser Reihenfolge. */
function gegliedert(blatt: Blatt, wurzel: Teil, absatz: Absatz): void {
  if (absatz.art === 'ueberschrift') {
    if (blatt.y > 700) blatt.addPage()
    const zeichnen = () => {
      blatt.moveDown(0.5)
      blatt.font('kraeftig').fontSize(13).fillColor(TINTE).text(absatz.text, { width: BREITE })
      blatt.moveDown(0.35)
    }
    wurzel.add(blatt.struct('H2', {}, zeichnen))
  } else if (absatz.art === 'text') {
    const zeichnen = () => {
      fliesstext(blatt).text(absatz.text, { width: BREITE, lineGap: 4 })
      blatt.moveDown(0.6)
    }
    wurzel.add(blatt.struct('P', {}, zeichnen))
  } else if (absatz.art === 'liste') aufzaehlung(blatt, wurzel, absatz.punkte)
  else raster(blatt, wurzel, absatz)
}

const fliesstext = (blatt: Blatt) => blatt.font('normal').fontSize(10.5).fillColor(TINTE)

function aufzaehlung(blatt: Blatt, wurzel: Teil, punkte: readonly string[]): void {
  const liste = blatt.struct('L')
  wurzel.add(liste)
  for (const punkt of punkte) {
    const masse = { width: BREITE - 16, lineGap: 3 }
    // Zeichen und erste Zeile eines Punktes bleiben beieinander.
    if (blatt.y + fliesstext(blatt).heightOfString(punkt, masse) > UNTEN) blatt.addPage()
    const zeichnen = () => {
      const oben = blatt.y
      fliesstext(blatt).text('•', RAND.left, oben, { width: 12, lineBreak: false })
      blatt.text(punkt, RAND.left + 16, oben, masse)
      blatt.moveDown(0.3)
    }
    liste.add(blatt.struct('LI', {}, [blatt.struct('LBody', {}, zeichnen)]))
  }
  liste.end()
}

function raster(
  blatt: Blatt,
  wurzel: Teil,
  { kopf, zeilen }: { kopf: readonly string[]; zeilen: readonly (readonly string[])[] },
): void {
  const tabelle = blatt.struct('Table')
  wurzel.add(tabelle)
  const erste = kopf.length > 2 ? 0.4 : 0.6
  const breiten = kopf.map((_, spalte) =>
    spalte === 0 ? BREITE * erste : (BREITE * (1 - erste)) / (kopf.length - 1),
  )
  const reihe = (zellen: readonly string[], art: 'TH' | 'TD') => {
    const zeile = blatt.struct('TR')
    blatt.font(art === 'TH' ? 'kraeftig' : 'normal').fontSize(10)
    const hoehe =
      Math.max(...zellen.map((zelle, i) => blatt.heightOfString(zelle, { width: (breiten[i] ?? 0) - 8 }))) + 8
    if (blatt.y + hoehe > UNTEN) blatt.addPage()
    const y = blatt.y
    tabelle.add(zeile)
    let x = RAND.left
    for (const [i, zelle] of zellen.entries()) {
      const links = x
      zeile.add(
        blatt.struct(art, {}, () => {
          blatt
            .font(art === 'TH' ? 'kraeftig' : 'normal')
            .fontSize(10)
            .fillColor(TINTE)
          blatt.text(zelle, links, y + 4, { width: (breiten[i] ?? 0) - 8 })
        }),
      )
      x += breiten[i] ?? 0
    }
    // Linien sind Schmuck; Vorlesende übergehen sie.
    const strich = () => {
      blatt.moveTo(RAND.left, y + hoehe).lineTo(RAND.left + BREITE, y + hoehe)
      blatt.lineWidth(0.7).strokeColor(LINIE).stroke()
    }
    zeile.add(blatt.struct('Artifact', {}, strich))
    zeile.end()
    blatt.x = RAND.left
    blatt.y = y + hoehe
  }
  reihe(kopf, 'TH')
  for (const zeile of zeilen) reihe(zeile, 'TD')
  tabelle.end()
  blatt.moveDown(0.8)
}

/** Kopf und Seitenzahl gehören nicht zum Text. */
function kopfUndZahl(blatt: Blatt, titel: string): void {
  const { start, count } = blatt.bufferedPageRange()
  for (let seite = start; seite < start + count; seite++) {
    blatt.switchToPage(seite)
    blatt.page.margins = { ...RAND, top: 0, bottom: 0 }
    blatt.markContent('Artifact', { type: 'Pagination' })
    blatt.font('kraeftig').fontSize(9).fillColor(GRUEN).text('Stadt Rebenau', RAND.left, 48)
    blatt
      .moveTo(RAND.left, 66)
      .lineTo(RAND.left + BREITE, 66)
      .lineWidth(1.2)
      .strokeColor(GRUEN)
      .stroke()
    const fuss = `${titel}, Seite ${seite + 1} von ${count}`
    blatt.font('normal').fontSize(8.5).fillColor(TINTE).text(fuss, RAND.left, 785, { width: BREITE })
    blatt.endMarkedContent()
  }
}

function sammle(blatt: Blatt): Promise<Buffer> {
  const teile: Buffer[] = []
  return new Promise((resolve, reject) => {
    blatt.on('data', (teil: Buffer) => teile.push(teil))
    blatt.on('end', () => resolve(Buffer.concat(teile)))
    blatt.on('error', reject)
  })
}
