import { testAccessibility } from './looks.ts';

testAccessibility('dark');
