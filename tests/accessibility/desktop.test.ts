import { DESKTOP } from '../e2e/browser.ts';
import { testAccessibility } from './looks.ts';

testAccessibility(DESKTOP);
