import { configure } from '@testing-library/react';

// What is found is found at once; on a busy machine a part that comes late has taken more than the usual second.
configure({ asyncUtilTimeout: 15_000 });
