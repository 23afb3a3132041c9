import { testAccessibility } from './looks.ts';

testAccessibility('light');
