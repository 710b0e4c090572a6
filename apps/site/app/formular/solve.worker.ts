import { solve } from '@rathausplatz/contract/formular'

/** Solves the proof of work of a form in a worker, so that typing stays responsive. */
addEventListener('message', ({ data }: MessageEvent<{ beginn: string; nullen: number }>) => {
  void solve(data.beginn, data.nullen).then(loesung => postMessage(loesung))
})
