-- From here on actions stand in the log as data of their game. Older versions read them in notation only, so they must refuse the database.
SELECT 1;
