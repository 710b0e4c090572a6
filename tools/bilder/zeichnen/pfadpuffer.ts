/**
 * Schreibt Pfaddaten byteweise in einen Puffer. Die Szenen haben Millionen von Zahlen;
 * aus Teilstrings verkettet kosten sie mehr Speicherbereinigung als Zeichenarbeit.
 */
const puffer = Buffer.allocUnsafe(1 << 20)
let laenge = 0

export function beginne(): void {
  laenge = 0
}

export function fertig(): string {
  return puffer.toString('latin1', 0, laenge)
}

/** Ein Pfadbefehl wie „M" als Zeichencode. */
export function befehl(code: number): void {
  puffer[laenge++] = code
}

/** Eine Zahl mit höchstens einer Nachkommastelle. */
export function zahl(n: number): void {
  let zehntel = Math.round(n * 10)
  if (zehntel < 0) {
    puffer[laenge++] = 45
    zehntel = -zehntel
  }
  if (!(zehntel < 1e9)) throw new Error(`Koordinate außerhalb des Blattes: ${n}`)
  const ganz = Math.floor(zehntel / 10)
  const rest = zehntel - ganz * 10
  let teiler = 1
  while (teiler * 10 <= ganz) teiler *= 10
  for (; teiler >= 1; teiler /= 10) puffer[laenge++] = 48 + (Math.floor(ganz / teiler) % 10)
  if (rest) {
    puffer[laenge++] = 46
    puffer[laenge++] = 48 + rest
  }
}

export function paar(x: number, y: number): void {
  zahl(x)
  puffer[laenge++] = 32
  zahl(y)
}
