import { solve } from '@rathausplatz/contract/formular'

/** Does the sum of a form beside the page, so that nobody who types waits for it. */
addEventListener('message', ({ data }: MessageEvent<{ beginn: string; nullen: number }>) => {
  void solve(data.beginn, data.nullen).then(loesung => postMessage(loesung))
})
