/** Keeps one core busy until its parent ends or kills it. */
const parent = process.ppid
while (process.ppid === parent) for (let i = 0; i < 1e8; i++);
