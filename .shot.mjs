import { chromium } from 'playwright-core';
const [url, out, w='1280', h='900', scheme='light', full] = process.argv.slice(2);
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-background-networking','--no-first-run','--disable-sync'] });
const p = await b.newPage({ viewport: { width: +w, height: +h }, colorScheme: scheme });
p.on('console', m => m.type()==='error' && console.log('console:', m.text()));
await p.goto(url); await p.waitForTimeout(300);
await p.screenshot({ path: out, fullPage: full==='full' });
await b.close();
